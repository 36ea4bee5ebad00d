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
  return `**This is a demonstration.** No language model is connected here; the words below are the same for every question, and nobody has read yours.

${charCount} characters arrived. With a model you would read advice on your own text, such as:

1. Replace “responsible for” by what can be seen: led, built, shipped, convinced.
2. Give each line a number; leave 〔 〕 where you still have to look it up.
3. Cut what the job does not ask for to one line.

> Answers come from a model once AI_PROVIDER, AI_BASE_URL, AI_API_KEY and AI_MODEL are set.`
}
