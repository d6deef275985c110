# Makes of a source what is bundled. Templates lose their indentation. Classes are made elements at the end of the file:
# in a class with a decorator the bundler writes private names as maps, which are slower and weigh more.
{ sub(/^[ \t]+/, "") }
/^@element\(.*\)$/ { made = substr($0, 2); print ""; next }
made != "" {
    match($0, /class [A-Za-z]+/)
    last = last made "(" substr($0, RSTART + 6, RLENGTH - 6) ");\n"
    made = ""
}
{ print }
END { printf "%s", last }
