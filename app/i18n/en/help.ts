import type { texts as zh } from '#app/i18n/zh/help'

export const texts: typeof zh = {
  title: 'Help and feedback',
  description:
    'Answers about logging in, payments, downloads, invoices, drafts, sharing, and WeChat, plus how to contact us.',
  lead: 'Can’t find your answer below? Send us a message.',
  questions: 'Common questions',
  go: {
    orders: 'See my orders',
    profile: 'Open my profile',
    create: 'Open my drafts',
    pricing: 'See plans',
  },
  answers: {
    code: {
      q: 'I’m not getting a verification code. What can I do?',
      a: 'Check your signal and your blocked messages. You can request a new code after 60 seconds, up to 5 an hour for each number. Only the latest code works, and it expires after 5 minutes. Still nothing? Log in with WeChat, or contact us below.',
    },
    paid: {
      q: 'I paid, but my membership hasn’t started',
      a: 'It usually starts within seconds. Refresh the Membership and orders page, and we’ll check the payment again. If the order still says “Unpaid,” send us the order number and the time you paid. Your payment is safe.',
    },
    refund: {
      q: 'How do I get a refund?',
      a: 'Find the order in Membership and orders, select Request refund, and tell us why. Once we’ve reviewed your request, we’ll refund you through WeChat Pay and remove the membership time from that order. How soon the money arrives depends on WeChat Pay.',
    },
    invoice: {
      q: 'Can I get an invoice?',
      a: 'Yes. Open the order in Membership and orders, select Request invoice, and enter the name for the invoice (fapiao) and your email. Companies also need a tax number. You can print or save a receipt there, too.',
    },
    downloads: {
      q: 'How are downloads counted?',
      a: 'Each resume uses one download, whatever the format. For the next 7 days, you can edit it and download it again for free. You’ll see how many downloads you have left before each one. Failed downloads, printing, sharing online, and exporting your data don’t count.',
    },
    draft: {
      q: 'My draft is gone. How do I get it back?',
      a: 'If you weren’t logged in, your draft is in the browser you used. Open New resume there, and you’ll see it at the top. Drafts are lost if you clear browser data or use private browsing. If you were logged in, look in My resumes. You can restore deleted resumes from Trash for 30 days, or go back to an earlier version.',
    },
    share: {
      q: 'What can people see when I share a resume?',
      a: 'Only people with the link can open it. You can hide your contact details, set a password, and choose when the link expires. When you stop sharing, the link stops working right away.',
    },
    weixin: {
      q: 'I can’t open downloaded files in WeChat',
      a: 'WeChat’s browser can’t save PDF or Word files. Press and hold a page image to save it, or get a link on the download page and open it in your phone’s browser to download.',
    },
    delete: {
      q: 'How do I export my data or delete my account?',
      a: 'You can do both in your profile. If you ask to delete your account, you have 7 days to change your mind. After that, your details and resumes are permanently deleted.',
    },
  },
  contact: {
    title: 'Contact us',
    email: 'Email',
    weixin: 'WeChat',
    scan: 'Scan the QR code with WeChat to add our support team as a contact. On a phone, save the image, then scan it in WeChat.',
    hours: 'Hours',
  },
  form: {
    title: 'Message us',
    lead: 'Tell us what happened, when, and on which page. If it’s about an order, add the order number. Don’t include verification codes or passwords.',
    topic: 'Topic',
    topics: {
      login: 'Login and verification',
      payment: 'Payment and membership',
      download: 'Downloads and printing',
      resume: 'Editing and templates',
      account: 'Account and privacy',
      other: 'Something else',
    },
    message: 'Message',
    refundDraft: 'Refund request\nOrder number: {{order}}\nReason: ',
    contact: 'Contact info (optional)',
    contactHint: 'Leave a phone number, email, or WeChat ID if you’d like a reply.',
    send: 'Send',
    sent: 'Thanks for your message. We’ll look into it soon. If you left contact info, we’ll reply.',
    again: 'Send another message',
    failed: 'Couldn’t send your message. It’s still here, so you can try again later.',
  },
}
