import type { texts as zh } from '#app/i18n/zh/import-export'

export const texts: typeof zh = {
  title: 'Import a resume',
  lead: 'Bring the resume you have: its content goes to the right sections, and you go on from there. No login needed.',
  leadUser:
    'Bring the resume you have: its content goes to the right sections of a new resume in your account.',
  file: 'Your resume',
  fileTexts: { choose: 'Choose a file', drop: 'or drop it here', change: 'Choose another', remove: 'Remove' },
  fileHint: 'PDF, Word (.docx), Markdown, plain text or JSON, up to 10 MB',
  paste: 'No file? Paste the text',
  pasteLabel: 'Text of the resume',
  pasteHint: 'Paste the whole resume here, one line for each thing.',
  go: 'Import',
  reading: 'Reading…',
  kindsTitle: 'What can be read',
  kinds: {
    pdf: { name: 'PDF', text: 'A PDF with text, up to 30 pages. Scans and pictures have no text to read.' },
    docx: {
      name: 'Word',
      text: '.docx with headings, lists, tables and text boxes. Save old .doc files as .docx first.',
    },
    text: {
      name: 'Markdown, text',
      text: 'Parted by headings and the usual names of sections; UTF-8 and GBK.',
    },
    json: { name: 'JSON', text: 'JSON exported here (any version, restored as it was) and JSON Resume.' },
  },
  privacy:
    'The file is read once in memory and not kept. Text that finds no place is never lost: it goes to a section of its own.',
  otherWays: 'Begin blank, from a sample or a template',
  sources: {
    json: 'our own JSON',
    'json-resume': 'JSON Resume',
    'other-json': 'a JSON file',
    text: 'text',
    docx: 'a Word document',
    pdf: 'a PDF',
  },
  report: {
    title: 'Imported',
    lead: 'Lines read from {{source}}: {{count}}. All of them are in the new resume; please look through:',
    person: 'Person and objective',
    fields: 'Fields: {{count}}',
    none: 'Nothing found',
    entries: 'Entries: {{count}}',
    and: ', ',
    links: 'Links',
    custom: 'Further details',
    unplaced: 'Lines without a place: {{count}}',
    unplacedText:
      'They are all there, in the last section of the resume. Move them where they belong while editing, or delete them.',
    edit: 'Edit it',
    again: 'Import another',
  },
  notes: {
    mended: 'Some content of the file did not have the right form; it is in the last section.',
    pictures: 'Pictures of the document were left out. Upload your photo while editing.',
    template:
      'The template named in the file cannot be used here: the default one stands in, the content is the same.',
    photo: 'The photo named in the file is gone. Upload it again while editing.',
  },
  problems: {
    empty: 'Choose a file, or paste text.',
    tooLarge: 'The file is larger than 10 MB. Save it with smaller pictures, or as text only.',
    tooLargeInside: 'Unpacked, this file is too large to read. Save it as text only and try again.',
    unknownKind: 'This is no file we can read. Use PDF, Word (.docx), Markdown, plain text or JSON.',
    oldWord: 'This is an old Word file (.doc). Save it as .docx in Word or WPS first.',
    notDocx: 'This file does not open: it is damaged, or no Word document (.docx).',
    notPdf: 'This PDF does not open: it may be damaged. Export it again and retry.',
    lockedPdf: 'This PDF has a password. Remove it and import again.',
    scannedPdf:
      'This PDF has no text: it seems to be a scan or a picture. Use one with text, or paste the text.',
    tooManyPages: 'This PDF has more than 30 pages: it seems to be no resume.',
    notJson: 'This JSON is incomplete. Export it again and retry.',
    newerVersion: 'This JSON comes from a newer version that cannot be read here yet.',
    noText: 'No text was found.',
    tooMuchText: 'There is more text than a resume holds. Keep the resume only.',
    tooSlow: 'Reading this file took too long and was stopped. Save it anew, or paste the text.',
    unreadable: 'This file cannot be read. Try another format, or paste the text.',
    busy: 'Many people are importing just now. Please try again in a few seconds.',
  },
}
