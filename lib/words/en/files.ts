export const files = {
  'file-too-large': 'The file is larger than 20 MB.',
  'file-empty': 'The file is empty.',
  'excel-file': 'This is an Excel file. Save it as CSV and choose it again.',
  'not-a-text-file': 'This is not a text file. Save the list as CSV and choose it again.',
  'malformed-csv':
    'Line {line, number}: a quotation mark is not closed, or stands where it may not.',
  'no-rows': 'The file has no batches below its first line.',
  'too-many-rows': 'The file has more than {limit, number} batches.',
  'another-kind-of-file':
    'This file holds {found, select, records {cast vote records} results {election results} manifest {the manifest of another tool} other {a web page or XML}}, not a batch list. Choose a CSV file with the columns “Batch Name” and “Number of Ballots”.',
  'column-unnamed':
    'Column {column} holds values, but its first line is blank. Name the column or empty it.',
  'column-missing': 'The column “{column}” is missing.',
  'column-unknown':
    'The column “{column}” is neither known nor the name of a choice. Rename or remove it.',
  'column-twice': 'The column “{column}” stands twice.',
  'choices-incomplete': 'Reported votes need a column for each choice: “{column}” is missing.',
  'row-too-wide': 'Line {line, number} has more cells than the first line.',
  'row-too-narrow': 'Line {line, number} has fewer cells than the first line.',
  'batch-twice': 'Line {line, number}: “{name}” stands in line {first, number} already.',
  'total-row': 'Line {line, number}: “{name}” looks like a total, not a batch. Remove it.',
  'perhaps-total-row':
    'Line {line, number}: “{name}” has as many ballots as all others together. If it is a total, remove it and read the file again.',
  'name-damaged':
    'Line {line, number}: “{name}” looks like a name that a spreadsheet has changed. Correct it.',
  'text-unusable':
    'Line {line, number}, {column}: {why, select, empty {a name is missing.} other {the text is longer than 200 characters or holds one that cannot be shown. Type it again.}}',
  'number-unusable':
    'Line {line, number}, {column}: {why, select, blank {a number is missing.} negative {“{value}” is below 0.} fraction {“{value}” is not a whole number.} grouping {the comma in “{value}” does not stand before three digits.} other {“{value}” is not a number from 0 to 1,000,000,000.}}',
  'decoded-as': 'The file was read as {encoding}. Check names with accents: {names}',
  'more-votes-than-possible':
    'Line {line, number}: “{name}” reports more votes than its ballots can have.',
  more: 'And {more, number} more.',
};
