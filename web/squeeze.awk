# Takes out of a source what only its reader needs and esbuild keeps, for it stands in a template: indentation, and in css`...`
# also lines, comments and spaces. Every line of code stays on the line where it was, so that source maps are right.

/css`$/ { style = 1; print unindented($0); text = ""; lines = 0; next }
style && /^[ \t]*`/ { print squeezed(text) unindented($0); while (lines-- > 0) print ""; style = 0; next }
style { text = text " " $0; lines++; next }
{ print unindented($0) }

function unindented(line) {
    sub(/^[ \t]+/, "", line)
    return line
}

function squeezed(css) {
    gsub(/\/\*[^*]*\*+([^\/*][^*]*\*+)*\//, " ", css)
    gsub(/[ \t]+/, " ", css)
    gsub(/ ?[{] ?/, "{", css)
    gsub(/ ?[}] ?/, "}", css)
    gsub(/ ?; ?/, ";", css)
    gsub(/, /, ",", css)
    gsub(/: /, ":", css)
    gsub(/ > /, ">", css)
    gsub(/;[}]/, "}", css)
    return css
}
