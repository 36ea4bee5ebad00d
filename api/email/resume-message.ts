import type { Language } from '#contract/validation/field-error-codes'
import type { EmailMessage } from '../gateways/email/email-provider'
import { downloadWindowMs } from '../lifetimes'
import { escapeHtml } from './escape-html'

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
      'Your resume, “{file}”, is attached. Before you apply, open it once on a phone and once on a computer.',
    later: `For ${windowDays} days after its first download or email, you can edit it, download it in any format, or email it again without using another download.`,
    go: 'Open My resumes',
    notYou:
      'If you’ve never used Smart Resume, someone probably mistyped their address. You can ignore this email.',
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
    html: html({ ...t, attached, link, language }),
    attachment: { fileName: file, type: 'application/pdf', content: pdf },
  }
}

type Parts = Record<'brand' | 'greeting' | 'attached' | 'later' | 'go' | 'notYou' | 'link', string> & {
  language: Language
}

/** With tables and inline styles: mail programs know no others. */
function html({ language, link, ...parts }: Parts): string {
  const { brand, greeting, attached, later, go, notYou } = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Omit<Parts, 'language' | 'link'>
  const font = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"
  const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.7">${text}</p>`
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f7f6f2;color:#1b1a17;font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:28px 32px 0;font-size:15px;font-weight:600;color:#0b6450">${brand}</td></tr>
<tr><td style="padding:20px 32px 8px">
${paragraph(greeting)}
${paragraph(attached)}
${paragraph(later)}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b6450;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${go}</a></p>
</td></tr>
<tr><td style="padding:16px 32px 28px;font-size:13px;line-height:1.6;color:#57534b;border-top:1px solid #ece9e1">${notYou}</td></tr>
</table></td></tr></table></body></html>`
}
