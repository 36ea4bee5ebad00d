import type { texts as zh } from '#app/i18n/zh/help'

export const texts: typeof zh = {
  title: 'Help and feedback',
  description:
    'Answers about logging in, payment, downloads, invoices, drafts, sharing and WeChat, and how to contact us.',
  lead: 'Check the common questions first. If your answer is not there, write to us.',
  questions: 'Common questions',
  go: {
    orders: 'See my orders',
    profile: 'Open my profile',
    create: 'Open my drafts',
    pricing: 'See the plans',
  },
  answers: {
    code: {
      q: 'The login code does not arrive',
      a: 'Check your signal and blocked messages, then wait 60 seconds and send it again. A number gets at most 5 codes an hour. A code is valid for 5 minutes, and only the latest one works. You can also log in with WeChat, or write to us below.',
    },
    paid: {
      q: 'I paid but my membership has not started',
      a: 'It usually starts within seconds. Refresh Membership and orders: it checks with WeChat Pay again. If the order still waits for payment, send us its number and the time you paid. Your money is not lost.',
    },
    refund: {
      q: 'How do I get a refund?',
      a: 'Choose Payment and membership below, with the order number and the reason. After a check the money goes back through WeChat Pay and the membership of that order ends. WeChat Pay decides how long the transfer takes.',
    },
    invoice: {
      q: 'Can I get an invoice?',
      a: 'You can print or save a receipt from the order page. For an invoice (fapiao), send us the order number, the title, the tax number and an e-mail address.',
    },
    downloads: {
      q: 'How are downloads counted?',
      a: 'Downloading a resume counts once. For 7 days after that you can download the same resume again in any format, with any change, at no further count. The download page says how many are left. Failed downloads are never counted; printing and exporting your own data need none.',
    },
    draft: {
      q: 'My draft is gone. How do I find it?',
      a: 'Without an account, a draft stays in the browser you used: open Create a resume on the same device in the same browser, and it is listed at the top. Clearing browser data or private browsing removes it. With an account, resumes are under My resumes; deleted ones can be restored from the bin for 30 days, and so can earlier versions.',
    },
    share: {
      q: 'What can people see when I share a resume?',
      a: 'Only people with the link can open it. You can hide contact details, set a password and an end date. When you stop sharing, the link stops working at once.',
    },
    weixin: {
      q: 'Files do not download inside WeChat',
      a: 'WeChat’s browser does not save PDF or Word files. Press and hold a page image to save it, or get a link on the download page and open it in your phone’s browser.',
    },
    delete: {
      q: 'How do I export my data or close my account?',
      a: 'Both are in your profile. After you ask to close the account you can change your mind for 7 days; then your details and resumes are deleted for good.',
    },
  },
  contact: {
    title: 'Contact us',
    email: 'E-mail',
    weixin: 'WeChat',
    scan: 'Scan with WeChat to add our support. On a phone, save the picture and open it in WeChat’s scanner.',
    hours: 'Hours',
  },
  form: {
    title: 'Write to us',
    lead: 'Tell us what happened: the page, the order number, the time. Never send codes or passwords.',
    topic: 'Topic',
    topics: {
      login: 'Login and codes',
      payment: 'Payment and membership',
      download: 'Downloads and printing',
      resume: 'Editing and templates',
      account: 'Account and privacy',
      other: 'Something else',
    },
    message: 'Message',
    contact: 'How to reach you (optional)',
    contactHint: 'A phone number, e-mail address or WeChat ID, if you want a reply.',
    send: 'Send',
    sent: 'Thank you, we have your message. If you left a contact, we will reply.',
    again: 'Write another message',
    failed: 'Your message could not be sent. It is still here; please try again later.',
  },
}
