import type { texts as zh } from '#app/i18n/zh/import-export'

export const texts: typeof zh = {
  title: 'Import a resume',
  lead: 'Upload a resume you already have. We’ll sort its content into the right sections so you can keep editing. No login needed.',
  leadUser:
    'Upload a resume you already have. We’ll sort its content into the right sections and save it to your account, ready to edit.',
  file: 'Resume file',
  fileTexts: { choose: 'Choose a file', drop: 'or drop it here', change: 'Choose another', remove: 'Remove' },
  fileHint: 'PDF, Word (.docx, .doc), RTF, ODT, web page, Markdown, plain text, or JSON, up to 10 MB',
  paste: 'No file? Paste the text',
  pasteLabel: 'Resume text',
  pasteHint: 'Paste your whole resume here, one item per line.',
  go: 'Import',
  reading: 'Reading…',
  kindsTitle: 'Supported files',
  kinds: {
    pdf: { name: 'PDF', text: 'Text-based PDFs up to 30 pages. Scans and images aren’t supported yet.' },
    docx: {
      name: 'Word, RTF, ODT',
      text: '.docx, .doc, .rtf, and .odt files, including headings, lists, tables, and text boxes.',
    },
    html: {
      name: 'Web page',
      text: '.html and .mht files, and .doc files from job sites that contain a web page, including headings, lists, and tables.',
    },
    text: {
      name: 'Markdown, text',
      text: 'We split the text into sections by headings and common section names. UTF-8, GBK, and Big5 encodings all work.',
    },
    json: {
      name: 'JSON',
      text: 'JSON files exported from any version of Smart Resume (everything is restored), or files in the JSON Resume format.',
    },
  },
  privacy:
    'We only read the file’s content and don’t keep the original. Text we can’t place goes in its own section, so nothing is lost.',
  otherWays: 'Start from a blank page, sample, or template',
  sources: {
    json: 'a Smart Resume JSON file',
    'json-resume': 'JSON Resume',
    'other-json': 'a JSON file',
    text: 'text',
    html: 'a web page',
    docx: 'a Word document',
    doc: 'a Word document',
    rtf: 'an RTF document',
    odt: 'an ODT document',
    pdf: 'a PDF',
  },
  report: {
    title: 'Import complete',
    lead: 'Imported from {{source}} (line count: {{count}}). Review your new resume:',
    person: 'Personal info and objective',
    fields: 'Fields: {{count}}',
    none: 'Nothing found',
    entries: 'Entries: {{count}}',
    and: ', ',
    links: 'Links',
    custom: 'Other details',
    unplaced: 'Lines with no matching section ({{count}})',
    unplacedText:
      'We put all of this content in the last section of your resume. As you edit, you can move it to the right section or delete it.',
    edit: 'Edit',
    again: 'Import another',
  },
  notes: {
    mended:
      'We couldn’t recognize the format of some content in the file, so we put it in the last section of your resume.',
    pictures: 'Images in the document weren’t imported. You can upload your photo in the editor.',
    template: 'The file’s template isn’t supported, so we used the default one. Your content hasn’t changed.',
    photo: 'The photo in the file is no longer available. Upload it again in the editor.',
  },
  problems: {
    empty: 'Choose a file or paste your text.',
    tooLarge: 'This file is over 10 MB. Compress its images or save it as text only, then try again.',
    tooLargeInside: 'This file’s contents are too large to import. Save it as text only and try again.',
    unknownKind:
      'We can’t read this type of file. Use PDF, Word (.docx, .doc), RTF, ODT, a web page, Markdown, plain text, or JSON.',
    oldWord:
      'Couldn’t read this Word file (.doc). It may be password-protected, damaged, or too old. Open it in Word or WPS, remove any password, save it as .docx, then import it.',
    notDocx:
      'Couldn’t open this file. It may be damaged, or it may not be a Word or ODT document. Try another file.',
    notPdf: 'Couldn’t open this PDF. It may be damaged. Export a new copy and try again.',
    lockedPdf: 'This PDF is password-protected. Remove the password, then import it again.',
    scannedPdf:
      'This PDF has no text. It may be a scan or an image. Use a text-based PDF or paste your text.',
    tooManyPages: 'This PDF is over 30 pages. Upload only the resume pages.',
    notJson: 'This JSON file is incomplete. Export a new one and try again.',
    newerVersion:
      'This JSON file was exported from a newer version of Smart Resume, so we can’t import it yet.',
    noText: 'No text found. Try another file or paste your text.',
    tooMuchText:
      'That’s too much text for one resume. Remove anything that isn’t part of your resume and try again.',
    tooSlow: 'Reading this file took too long. Save a new copy and try again, or paste your text.',
    unreadable: 'Couldn’t read this file. Try another format or paste your text.',
    busy: 'A lot of people are importing right now. Try again in a few seconds.',
  },
}
