# Written by script/update-data.
_GtkFormApp() {
  local option=$3
  [ "$option" != = ] || option=${COMP_WORDS[COMP_CWORD - 2]}
  case $option in
    --store) mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
    --messages) mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
    --look) mapfile -t COMPREPLY < <(compgen -W "plain rows" -- "$2") ;;
    *) [[ $2 != -* ]] || mapfile -t COMPREPLY < <(compgen -W "--store --messages --look --new-window --gallery --version -h --help" -- "$2") ;;
  esac
}
complete -o filenames -F _GtkFormApp GtkFormApp
