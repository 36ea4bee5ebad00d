import type { texts as zh } from '#app/i18n/zh/create'

export const texts: typeof zh = {
  /** Shown after a post in an account's editor with an expired session. */
  keptAsDraft: 'You were logged out. Your changes are saved as a draft; log in to add it to your resumes.',
  keptAsDraftInPart:
    'You were logged out. Your changes are saved as a draft, except fields that were not valid; log in to add it to your resumes.',
  title: 'Create a resume',
  description:
    'Start a Chinese resume from a sample, a template or a blank page, without signing in. The preview is the page you download.',
  lead: 'Start blank, rework a sample, or choose a layout first. No sign-in needed.',
  leadUser: 'Start blank, rework a sample, or choose a layout first. What you write is kept in your account.',
  free: 'With a free account:',
  fullText:
    'Move one to the bin, or upgrade your plan, to create another. What you have stays, to edit and download as before.',
  fullLink: 'Go to my resumes',
  fullUpgrade: 'Upgrade',
  continueTitle: 'Continue a draft',
  continueServer: 'Updated {{date}}, kept on the server for 30 days',
  continueDevice: 'Updated {{date}}, saved on this device',
  importTitle: 'Have a resume already?',
  importText: 'Bring it in from PDF, Word, Markdown or JSON; everything finds its place.',
  importGo: 'Import it',
  untitled: 'Untitled resume',
  open: 'Continue editing',
  blank: 'Blank resume',
  blankText: 'The usual sections are in place; just fill them in.',
  blankStart: 'Start blank',
  scenario: 'Begin by purpose',
  scenarioText:
    'Campus, postgraduate, public service, teaching, healthcare, abroad: fields, order and hints follow, and a few pages make a draft.',
  scenarioStart: 'Choose a purpose',
  samples: 'Start from a sample',
  samplesText: 'Putting your own experience into a sample is easier than facing a blank page.',
  templates: 'Start from a template',
  templatesText: 'Change the layout at any time without losing a word.',
  allTemplates: 'See all {{count}} templates',
  freeTemplates: 'See the free templates',
  useSample: 'Use this sample',
  useTemplate: 'Use this template',
  pageAlt: 'Page layout: {{name}}',
  failed: 'The resume could not be created. Please try again.',
  oneColumn: 'One column',
  twoColumns: 'Two columns',
}
