import type { texts as zh } from '#app/i18n/zh/editor/download'

export const texts: typeof zh = {
  title: 'Download your resume',
  lead: 'This is exactly what you will download. Pages: {{count}}.',
  fileName: 'File name',
  pdf: 'Download PDF',
  started: 'Your PDF is downloading. If nothing happens, press “Download PDF”.',
  png: 'Page {{page}} as image',
  otherFormats: 'More formats',
  docx: 'Word document',
  docxNote:
    'In Word everything stands in one column, in reading order, even for templates of two; fonts are those of your computer.',
  assisted:
    'Some of this resume was written with AI. As the rules ask, the properties of PDF, image and Word files say so; nothing is added to the pages.',
  longImage: 'One long image',
  markdown: 'Markdown',
  text: 'Plain text',
  ownData: 'Print and own data (never counted)',
  json: 'JSON backup',
  jsonResume: 'JSON Resume',
  print: 'Print',
  printNote: 'To print, print this page in your browser: only the pages of the resume come out.',
  back: 'Back to editing',
  pageAlt: 'Page {{page}}',
  mustChange: '{{count}} to change before you send it',
  problems: 'Still to correct: {{count}}. You can download once this is done.',
  missingGlyphs: 'The font does not have these characters; 〓 stands in for them: {{glyphs}}',
  undrawn: {
    plain:
      'The formatting of {{names}} could not be laid out: pages and files have its words without bold, links and lists.',
    blank:
      'Something in {{names}} could not be laid out: pages and files have 〓 in its place or leave it out. What you wrote is still saved.',
    quoted: '“{{name}}”',
    entry: '{{section}} · {{entry}}',
  },
  noDraft: 'This draft was not found.',
  noDraftText: 'It may be saved on another device, or be more than 30 days old.',
  opens:
    'Uses 1 download. For the next 7 days you can download this resume again in any format, edits included, at no extra count.',
  open: 'Free to download again until {{time}}',
  usedUp: 'Your downloads renew on the 1st of next month. Upgrade to download now.',
  upgrade: 'Upgrade',
  saveInWeixin: 'Save to this phone',
  saveInWeixinText:
    'On the next page, press and hold an image to save it, or take the PDF by a link in a browser.',
  deviceOnly: 'This draft is saved on your device. Turn on JavaScript to open it.',
  busy: 'Many pages are being laid out just now. Please try again in a few seconds.',
  pagesLater:
    'Many people are asking for pages just now, so yours cannot be shown yet. You can still download the files.',
  showPages: 'Show the pages again',
  failed: 'The pages could not be laid out. Please try again later.',
  weixin: {
    title: 'Save from WeChat',
    longPress: 'Press and hold a page below to save it to your phone.',
    pdf: 'For the PDF, tap ··· at the top right and choose “Open in Browser”. The link works for 10 minutes, and the PDF can be downloaded only once.',
    link: 'Or copy this link and open it in a browser',
  },
  handoff: {
    title: 'Save the PDF to this device',
    text: 'This link works for 10 minutes, and the PDF can be downloaded only once.',
    gone: 'This link no longer works.',
    goneText:
      'A link works for 10 minutes, and the PDF can be downloaded only once. Go back to the editor and download it again.',
  },
}
