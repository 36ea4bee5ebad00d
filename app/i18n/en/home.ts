import type { Texts } from '../zh'

export const home: Texts['home'] = {
  title: 'Smart Resume: Chinese resumes, ready to send',
  description:
    'Choose a sample, make it yours and download the PDF. The preview is the final layout. No sign-in, nothing to install.',
  heading: 'Written once, ready to send.',
  lead: 'A resume tool made for Chinese typesetting. Every page in the preview is the page you download: nothing shifts, nothing is garbled, no half line spills onto a second page.',
  start: 'Write a resume',
  fromSample: 'See the samples',
  pageAlt: 'A one-page Chinese resume made with Smart Resume',
  points: {
    same: {
      title: 'The preview is the result',
      text: 'Screen, print and PDF come from the same layout. Not a comma moves.',
    },
    type: {
      title: 'Made for Chinese',
      text: 'Line breaks that respect punctuation, spacing between Chinese and Latin text, true bold, and a note when a character is too rare for the font.',
    },
    yours: {
      title: 'Your content stays with you',
      text: 'Write without signing in. Drafts are saved on your own device, and you can take them with you at any time.',
    },
    plain: {
      title: 'Works anywhere',
      text: 'With scripts off, on an old phone or inside WeChat, you can still write, read and download.',
    },
  },
  samplesTitle: 'Start from a sample worth following',
  samplesText: 'Six common situations. Every sentence can be changed into your own.',
}
