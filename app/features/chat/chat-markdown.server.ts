import type { Chat } from '#contract/chat/chat'
import type { ChatPrompt } from '#contract/chat/chat-constants'
import { aiLabel } from '#typeset/pdf-postprocessing/ai-label'

/**
 * Returns a chat as Markdown. Its top and its metadata state that an AI wrote the answers (标识办法 art. 4
 * and 5, GB 45438: the key `AIGC`, its values texts).
 */
export function chatMarkdown(
  { id, title, turns }: Pick<Chat, 'id' | 'title' | 'turns'>,
  promptLabel: (prompt: ChatPrompt) => string,
): string {
  const sections = turns.map(({ question, prompt, answer }) =>
    [`## ${[prompt && promptLabel(prompt), question].filter(Boolean).join('：')}`, answer].join('\n\n'),
  )
  return [
    `---\ntitle: ${JSON.stringify(title)}\nAIGC: ${aiLabel(id)}\n---`,
    '> 回答内容由AI生成，仅供参考。',
    ...sections,
    '',
  ].join('\n\n')
}
