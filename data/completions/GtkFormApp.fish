# Written by script/update-data.
complete -c GtkFormApp -f
complete -c GtkFormApp -l store -r -F -d 'The file or the PostgreSQL database that stores the accounts.'
complete -c GtkFormApp -l messages -r -F -d 'A strings file that overrides messages.'
complete -c GtkFormApp -l look -x -a 'plain rows' -d 'The look of the form.'
complete -c GtkFormApp -l new-window -d 'Opens another window in the running program.'
complete -c GtkFormApp -l gallery -d 'Shows every control in every state, with the code that creates it.'
complete -c GtkFormApp -l version -d 'Show the version.'
complete -c GtkFormApp -s h -l help -d 'Show help information.'
