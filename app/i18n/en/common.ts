import type { Texts } from '../zh'

export const common: Texts['common'] = {
  siteName: 'Smart Resume',
  tagline: 'Chinese resumes, exactly as you see them',
  skip: 'Skip to content',
  demo: 'Demo: data stays on this machine; text messages, payments and sign-in are simulated.',
  create: 'Create a resume',
  loading: 'Opening…',
  cancel: 'Cancel',
  yes: 'Yes',
  error: {
    notFoundTitle: 'Page not found',
    notFoundText: 'The address may be mistyped, or the page has moved.',
    forbiddenTitle: 'No access',
    forbiddenText: 'This page is not open to the current user.',
    serverTitle: 'Something went wrong on our side',
    serverText: 'The problem has been recorded. You can try again; nothing you saved is lost.',
    otherTitle: 'Something went wrong',
    otherText: 'Please try again later.',
    retry: 'Try again',
    home: 'Back to home',
    help: 'If this keeps happening, come back later or try another browser.',
    number: 'Request number {{id}}',
  },
  footer: { promise: 'Your resume is yours alone.', fonts: 'Fonts: Noto Sans SC and Noto Serif SC (OFL)' },
}
