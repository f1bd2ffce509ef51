#compdef GtkFormApp
# Written by script/update-data.
_arguments -S : \
  '--store=[The file or the PostgreSQL database that stores the accounts.]:place:_files' \
  '--messages=[A strings file that overrides messages.]:path:_files' \
  '--look=[The look of the form.]:look:(plain rows)' \
  '--new-window[Opens another window in the running program.]' \
  '--gallery[Shows every control in every state, with the code that creates it.]' \
  '1:control:()' \
  '--version[Show the version.]' \
  '(-h --help)-h[Show help information.]' \
  '(-h --help)--help[Show help information.]'
