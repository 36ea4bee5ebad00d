import type { texts as zh } from '#app/i18n/zh/home'

export const texts: typeof zh = {
  title: 'Smart Resume: Chinese resumes, ready to send',
  description:
    'Choose a sample, make it yours and download the PDF. The preview is the final layout. No sign-in, nothing to install.',
  heading: 'Written once, ready to send.',
  lead: 'A resume tool made for Chinese typesetting. Every page in the preview is the page you download: nothing shifts, nothing is garbled, no half line spills onto a second page.',
  start: 'Write a resume',
  fromSample: 'See the samples',
  facts: {
    open: 'Write without signing in',
    device: 'Drafts stay on your device',
    script: 'Works with scripts off',
  },
  stage: {
    legend: 'The same resume in another design',
    use: 'Start with this one',
    pageAlt: 'First page of one sample resume, set with the template “{{name}}”',
    note: 'A sample, ready to edit',
  },
  rules: {
    title: 'Chinese has rules of its own',
    text: 'No comma begins a line, no Latin word sticks to a character, no lonely line spills onto a last page. You need not think of it: the typesetting does.',
    before: 'As often seen',
    after: 'As set here',
    heads: {
      title: 'Punctuation keeps its place',
      text: 'Commas and full stops never begin a line, opening brackets never end one.',
    },
    gap: {
      title: 'Room between scripts',
      text: 'A quarter of a character between Chinese and Latin text or figures, without typing a space.',
    },
    page: {
      title: 'Exactly one page',
      text: 'A few lines too many: spacing, line height, margins and size give way in that order, down to a floor. If it still does not fit, you are told which parts.',
      before: 'A page and two lines',
      after: 'One page',
    },
    same: {
      title: 'The preview is the PDF',
      text: 'Screen, print and download come from the same layout. Not a comma moves.',
      screen: 'Screen',
      print: 'Print',
      file: 'PDF',
    },
  },
  steps: {
    title: 'A resume in three steps',
    one: {
      title: 'Choose where to begin',
      text: 'Edit a sample, pick a template first, or take a blank page.',
    },
    two: {
      title: 'Make it yours',
      text: 'Write with the real page in view. It is set again as you type.',
    },
    three: {
      title: 'Download',
      text: 'As PDF or image, or print it. One download counts once, and covers the next 7 days.',
    },
  },
  templates: {
    title: '{{count}} templates, one set of rules',
    text: 'Write the content once and try another design at any time.',
    all: 'See all templates',
    free: 'Free',
    oneColumn: 'One column',
    twoColumns: 'Two columns',
  },
  scenarios: {
    title: 'See how others write',
    text: 'Each is a complete resume; every sentence can become your own.',
    all: 'Begin by purpose',
    use: 'Start with this',
  },
  pricing: {
    title: 'Write for free, buy only if you need more',
    text: 'A plan lasts 31 days and never renews by itself; time left on a lower plan is not lost.',
    more: 'Compare the plans',
  },
  invite: {
    title: 'Bring a friend, a day of membership for both',
    text: 'When a friend signs up through your link, you both get it. It adds up, without a cap.',
    go: 'Invite friends',
  },
  articles: { title: 'About writing resumes' },
  drafts: 'Go on without logging in, or log in to keep them under My resumes.',
  questions: {
    title: 'Questions',
    signUp: {
      q: 'Do I have to sign up first?',
      a: 'No. Open it and write; drafts are kept on your own device. Sign in with a phone code or WeChat when you download a file, and take your drafts into the account.',
    },
    free: {
      q: 'What is free?',
      a: 'Writing, editing, changing templates, previewing and printing. How many resumes the free plan keeps and how many downloads it has a month is listed with the plans on this page.',
    },
    count: {
      q: 'How are downloads counted?',
      a: 'Downloading a resume uses 1, and opens that resume for 7 days: edit it, change the format, download it again at no extra count. A download that fails does not count.',
    },
    renew: {
      q: 'Does a plan renew by itself?',
      a: 'No. You buy 31 days, then it ends, and nothing is charged. If you renew early, the new time follows the old.',
    },
    after: {
      q: 'What becomes of my resumes when a plan ends?',
      a: 'They all stay and can be edited. With more than the free plan keeps you cannot create another one; none is deleted or hidden.',
    },
    weixin: {
      q: 'Does it work on phones and inside WeChat?',
      a: 'Yes. Write and read in a phone’s browser or inside WeChat; there, press and hold a page to save it as an image, or go on to a browser for the PDF.',
    },
    privacy: {
      q: 'Who can see my resume?',
      a: 'Only you. Export all your data at any time, or delete the account: after seven days your details and resumes are erased.',
    },
  },
  closing: {
    title: 'Choose a sample, change its first sentence.',
    text: 'No sign-in, nothing to install. Decide about downloading when it is written.',
  },
}
