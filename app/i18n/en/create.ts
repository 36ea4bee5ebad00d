import type { texts as zh } from '#app/i18n/zh/create'

export const texts: typeof zh = {
  /** Shown after a post in an account's editor with an expired session. */
  keptAsDraft:
    'Your session expired, so we saved your changes as a draft. Log in to add the draft to My resumes.',
  keptAsDraftInPart:
    'Your session expired, so we saved your changes as a draft, except for fields with errors. Log in to add the draft to My resumes.',
  title: 'New resume',
  description:
    'Start a resume in Chinese or English from a sample, a template, or a blank page. No login needed, and the download matches the preview.',
  lead: 'Start from a job guide, a sample, or a blank page. No login needed.',
  leadUser: 'Start from a job guide, a sample, or a blank page. Your work is saved to your account.',
  free: 'A free account includes',
  fullText:
    'To create another, move a resume to Trash or upgrade your plan. You keep all your resumes and can still edit and download them.',
  fullLink: 'Go to My resumes',
  fullUpgrade: 'Upgrade',
  continueTitle: 'Continue your draft',
  continueServer: 'Edited {{date}}. Kept online for 30 days.',
  continueDevice: 'Edited {{date}}. Saved on this device.',
  importText: 'Upload a PDF, Word document, or other file, and we’ll fill in the sections',
  importGo: 'Import resume',
  untitled: 'Untitled resume',
  open: 'Keep editing',
  blankText: 'The usual sections, ready to fill in',
  blankStart: 'Start from scratch',
  scenario: 'Start with your goal',
  scenarioText: 'New grad, grad school, public sector, and more',
  position: 'What role are you applying for?',
  positionText:
    'Not sure where to start? Find your role, pick a full sample or a set of graduate sample lines, and swap in your own experience.',
  allPositions: 'See all roles',
  samples: 'Start from a sample',
  samplesText: 'Each sample is a complete resume. Just swap in your own experience.',
  allSamples: 'Show all {{count}} samples',
  fewerSamples: 'Show fewer',
  templates: 'Start from a blank template',
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
