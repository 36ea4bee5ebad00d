import type { Language } from '#contract/validation/field-error-codes'
import type { EmailMessage } from '../gateways/email/email-provider'
import { downloadWindowMs } from '../lifetimes'
import { messageHtml } from './message-html'

const windowDays = Math.round(downloadWindowMs / (24 * 3_600_000))

/** In the order in which they are read; `{file}` is the file's name. */
const texts = {
  zh: {
    brand: '智能简历',
    subject: '你的简历：{file}',
    greeting: '你好，',
    attached: '附件是你的简历“{file}”。投递前，建议在手机和电脑上各打开看一遍。',
    later: `首次下载或发送后 ${windowDays} 天内，可继续修改、换格式下载或再次发送，不再计次。`,
    go: '打开我的简历',
    notYou: '如果你没有使用过智能简历，可能是有人填错了邮箱，忽略这封邮件即可。',
  },
  en: {
    brand: 'Smart Resume',
    subject: 'Your resume: {file}',
    greeting: 'Hi,',
    attached:
      'Your resume, “{file}”, is attached. Before you apply, check how it looks on a phone and on a computer.',
    later: `For ${windowDays} days after you first download or email it, you can edit it, download it in any format, or email it again for free.`,
    go: 'Open My resumes',
    notYou:
      'If you’ve never used Smart Resume, someone probably entered your address by mistake. You can ignore this email.',
  },
} as const

type ResumeMessageParams = {
  address: string
  /** Without its extension. */
  fileName: string
  pdf: Uint8Array
  language: Language
  /** Without a trailing slash. */
  publicOrigin: string
}

/** The e-mail with which a resume goes to its owner. */
export function resumeMessage(params: ResumeMessageParams): EmailMessage {
  const { address, fileName, pdf, language, publicOrigin } = params
  const t = texts[language]
  const file = `${fileName}.pdf`
  const link = `${publicOrigin}/resume/my`
  const withFile = (text: string) => text.replace('{file}', () => file)
  const attached = withFile(t.attached)
  return {
    to: address,
    fromName: t.brand,
    subject: withFile(t.subject),
    text: [t.greeting, attached, t.later, `${t.go}\n${link}`, `--\n${t.notYou}`].join('\n\n'),
    html: messageHtml(
      { paragraphs: [t.greeting, attached, t.later], go: t.go, link, brand: t.brand, footer: t.notYou },
      language,
    ),
    attachment: { fileName: file, type: 'application/pdf', content: pdf },
  }
}
