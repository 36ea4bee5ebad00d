import { simulatedProposals } from './simulated-proposals'

type Message = { role: string; content: string }

/** The simulated answer, in the language of the system prompt; proposals when the question asks for them. */
export function simulatedAnswer(messages: readonly Message[]): string {
  const instructions = messages.find(({ role }) => role === 'system')?.content ?? ''
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const proposals = simulatedProposals(question)
  if (proposals !== undefined) return proposals
  const charCount = [...question].length
  return /\p{Script=Han}/u.test(instructions) ? chinese(charCount) : english(charCount)
}

function chinese(charCount: number): string {
  return `**这是演示回答。** 当前未接入 AI，所有问题都会得到同一段回答，你的内容不会被读取。

已收到 ${charCount} 个字。接入 AI 后，这里会显示针对你的内容给出的建议，例如：

1. 把“负责”换成具体的动作：牵头、搭建、上线、说服。
2. 每条经历补充一个数据；暂时没有的，先用〔 〕标出，查到后再填。
3. 与目标岗位无关的内容压缩成一行，为相关内容留出位置。

> 管理员设置 AI_PROVIDER、AI_BASE_URL、AI_API_KEY 和 AI_MODEL 后，才会由真实的 AI 回答。`
}

function english(charCount: number): string {
  return `**This is a demo answer.** No AI model is connected here. Every question gets the same text below, and no one has read what you wrote.

We received ${charCount} characters. With a model connected, you’d get advice on your own text, such as:

1. Replace “responsible for” with actions people can picture: led, built, shipped, convinced.
2. Add a number to each bullet. If you don’t have it yet, leave 〔 〕 and fill it in later.
3. Cut anything unrelated to the job to a single line to make room for what matters.

> Answers come from a real model once AI_PROVIDER, AI_BASE_URL, AI_API_KEY, and AI_MODEL are set.`
}
