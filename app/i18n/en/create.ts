import type { texts as zh } from '#app/i18n/zh/create'

export const texts: typeof zh = {
  /** Shown after a post in an account's editor with an expired session. */
  keptAsDraft:
    'Your session expired, so we saved your changes as a draft. Log in to add the draft to My resumes.',
  keptAsDraftInPart:
    'Your session expired, so we saved your changes as a draft, except for fields with errors. Log in to add the draft to My resumes.',
  title: 'New resume',
  description:
    'Start a resume in Chinese or English from a sample, a template, or a blank page, or import the one you have. No login needed, and the download matches the preview.',
  lead: 'Choose how to start. No login needed.',
  leadUser: 'Choose how to start. Your work is saved to your account.',
  full: 'You’ve reached your resume limit, so you can’t create or import another one yet.',
  free: 'With a free account, you get:',
  fullText:
    'To create another, move a resume to Trash or upgrade your plan. You keep all your resumes and can still edit and download them.',
  fullLink: 'Go to My resumes',
  fullUpgrade: 'Upgrade',
  continueTitle: 'Continue your draft',
  continueServer: 'Edited {{date}}. Kept online for 30 days.',
  continueDevice: 'Edited {{date}}. Saved on this device.',
  untitled: 'Untitled resume',
  open: 'Keep editing',
  /** The four equal ways: which one is for whom, and what a press leads to. */
  ways: {
    label: 'Ways to start',
    import: { title: 'Import your resume', text: 'From a PDF, Word file, image, or LinkedIn profile' },
    sample: { title: 'Start from a sample', text: 'Make a finished resume your own' },
    template: { title: 'Start from a template', text: 'Choose a look, then write' },
    blank: { title: 'Start from scratch', text: 'The usual sections, ready to fill in' },
  },
  scenario: 'Start with your goal',
  scenarioText: 'For new grads, grad school, public-sector jobs, and more:',
  samplesText: '{{count}} finished resumes. Search for your role, or choose a popular one below.',
  allSamples: 'Roles with a sample',
  moreSamples: 'More popular samples',
  fewerSamples: 'Show fewer',
  graduate: 'Student or graduate',
  experienced: 'Experienced',
  templatesText:
    'You get the layout and the sections, and write the text yourself. The text in these previews is only for show. Switch templates anytime without losing anything.',
  allTemplates: 'See all {{count}} templates',
  freeTemplates: 'See free templates',
  useSample: 'Use this sample',
  useTemplate: 'Use this template',
  pageAlt: '{{name}} layout',
  failed: 'Couldn’t create the resume. Try again.',
  oneColumn: 'One column',
  twoColumns: 'Two columns',
}
