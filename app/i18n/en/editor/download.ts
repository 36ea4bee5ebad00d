import type { texts as zh } from '#app/i18n/zh/editor/download'

export const texts: typeof zh = {
  title: 'Download your resume',
  lead: 'This is what your download will look like (pages: {{count}}).',
  fileName: 'File name',
  presets: {
    title: 'Common file names',
    namePosition: 'Name-Position',
    namePositionSchool: 'Name-Position-School',
    positionName: 'Position-Name',
    nameSchoolMajor: 'Name-School-Major',
  },
  pdf: 'Download PDF',
  withData: 'Keep the resume’s data in the PDF, so importing it restores everything',
  started: 'Your PDF is downloading. If nothing happens, select “Download PDF”.',
  png: 'Page {{page}} image',
  otherFormats: 'More formats',
  docx: 'Word document',
  docxNote:
    'Word files show everything in a single column, in reading order, even if your template has two columns. Fonts depend on what’s installed on your computer.',
  assisted:
    'You’ve used AI rewrite on this resume. Regulations require us to note in the file properties of your PDF, image, and Word files that some content was AI-assisted. The note doesn’t appear on the resume itself.',
  longImage: 'One long image',
  markdown: 'Markdown',
  text: 'Plain text',
  ownData: 'Print and back up (doesn’t use a download)',
  json: 'JSON backup',
  jsonResume: 'JSON Resume',
  print: 'Print',
  printNote: 'Print this page from your browser. Only the resume will print.',
  back: 'Back to editing',
  pageAlt: 'Page {{page}}',
  mustChange: 'Fix issues before you apply ({{count}})',
  problems: 'Fix the remaining issues ({{count}}) to download',
  missingGlyphs: 'The font doesn’t include these characters, so they appear as 〓: {{glyphs}}',
  undrawn: {
    plain:
      'We can’t show the formatting in {{names}}. The preview and downloaded files will show plain text without bold, links, or lists.',
    blank:
      'We can’t show some characters in {{names}}. In the preview and downloaded files, they’re replaced with 〓 or left out. What you typed stays the same.',
    quoted: '“{{name}}”',
    entry: '{{section}} · {{entry}}',
  },
  noDraft: 'We couldn’t find this draft.',
  noDraftText: 'Your draft may be on another device, or it may have expired after 30 days.',
  opens:
    'This uses 1 download. For the next 7 days, you can edit this resume, switch formats, and download it again without using another.',
  open: 'Until {{time}}, you can edit this resume, switch formats, and download it again without using another download.',
  others: 'Other resumes:',
  usedUp: 'Your downloads reset on the 1st of next month. Upgrade to download now.',
  upgrade: 'Upgrade',
  saveInWeixin: 'Save to phone',
  saveInWeixinText:
    'On the next page, press and hold an image to save it. For the PDF, copy the link and open it in a browser.',
  deviceOnly: 'This draft is saved on your device. Turn on JavaScript to open it.',
  busy: 'Our servers are busy. Try again in a few seconds.',
  pagesLater: 'Our servers are busy, so we can’t show your pages yet. You can still download the files.',
  showPages: 'Reload pages',
  failed: 'Couldn’t generate your resume’s pages. Try again later.',
  weixin: {
    title: 'Save from WeChat',
    longPress: 'Press and hold a page below to save it to your phone.',
    pdf: 'To get the PDF, tap ··· at the top right and choose “Open in Browser”. The link expires in 10 minutes and can only be used once.',
    link: 'Or copy this link and open it in a browser',
  },
  handoff: {
    title: 'Save the PDF to this device',
    text: 'This link works for one download and expires in 10 minutes.',
    gone: 'This link no longer works.',
    goneText: 'Each link works once and expires after 10 minutes. Go back to the editor and download again.',
  },
}
