import type { texts as zh } from '#app/i18n/zh/demo-feedback'

/** Texts of the component book's pages about messages and errors. */
export const texts: typeof zh = {
  messages: {
    lines: 'Toasts',
    linesText: 'Toasts stay for 2.5 seconds, or longer if you hover over them.',
    success: 'Success',
    info: 'Info',
    error: 'Error',
    said: {
      success: 'Saved.',
      info: 'This draft is saved on this device only.',
      error: 'You’re offline. Try again later.',
    },
    notices: 'Notifications',
    noticesText: 'Notifications have a title and buttons. The bar along the bottom shows the time left.',
    notice: 'Notification with a button',
    noticeTitle: 'A newer version is available',
    noticeBody: 'This resume was just saved on another device.',
    noticeAction: 'View',
    noticeActed: 'You selected “View.”',
    stays: 'Notification that stays open',
    confirm: 'Confirmations',
    confirmText:
      'By default, the confirm button is red and the cancel button is gray. Press Esc or click outside the dialog to cancel.',
    ask: 'Default confirmation',
    askTitle: 'Delete this resume forever?',
    askBody: 'You can’t undo this.',
    askSoft: 'Confirmation without a red button',
    askSoftTitle: 'Publish now?',
    askYes: 'Publish',
    askNo: 'Not yet',
    askOne: 'Confirmation with one button',
    answered: { yes: 'Answered: yes', no: 'Answered: no' },
    over: 'Overlay',
    overText: 'The overlay covers the whole page for two seconds.',
    cover: 'Show the loading overlay',
    covering: 'Creating your order…',
    modal: 'Dialog',
    open: 'Open dialog',
    modalTitle: 'Messages also appear on top of dialogs',
    say: 'Show a message',
    close: 'Close',
    noScript:
      'The examples on this page only work with JavaScript on. With it off, the server shows messages at the top of the page, and each confirmation gets its own page.',
  },
  errors: {
    component: 'Component errors',
    componentText:
      'A panel replaces the broken component. You can retry up to 3 times, with a 500 ms wait before each.',
    mend: 'Fix it, then retry',
    breaks: 'Break it',
    broken: 'This component is broken',
    fine: 'This component is working',
    onlyInDemo: 'Only available in the demo environment (DEMO=1).',
    transport: 'Request errors',
    transportText:
      'Each button sends a real request, and /demo/answers returns the error. You see “Try again” only when a retry can help.',
    kinds: {
      network: 'Offline',
      timeout: 'Timeout',
      auth: 'Unauthorized (401)',
      client: 'Bad request (400)',
      tooMany: 'Too many requests (429)',
      server: 'Server error (503)',
      business: 'Action failed',
      unknown: 'Unknown error',
    },
    global: 'Page errors',
    globalText:
      'Uncaught errors. The same error appears at most once every 5 seconds, and its severity determines how it’s reported.',
    script: 'JavaScript error',
    rejection: 'Unhandled rejection',
    resource: 'Missing JavaScript file',
    picture: 'Missing image (no message shown)',
    told: 'Error reported programmatically',
    pages: 'Error pages',
    pagesText:
      'These pages appear when an entire page fails to load. The status code determines which one you see.',
    noScript:
      'The error examples on this page only work with JavaScript on. With it off, an error takes down the whole page, as in the last group.',
  },
}
