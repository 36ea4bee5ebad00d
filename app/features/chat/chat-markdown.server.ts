import type { Chat } from '#contract/chat/chat'
import { i18nFor } from '#app/i18n/i18n.server'
import { formattersFor } from '#app/i18n/use-formatters'
import type { Language } from '#contract/validation/field-error-codes'
import { aiLabel } from '#typeset/pdf-postprocessing/ai-label'

/**
 * Returns a chat as Markdown. Its top and its metadata state that an AI wrote the answers (标识办法 art. 4
 * and 5, GB 45438: the key `AIGC`, its values texts).
 */
export function chatMarkdown(
  { id, title, turns }: Pick<Chat, 'id' | 'title' | 'turns'>,
  language: Language,
): string {
  const { t } = i18nFor(language)
  const { joinLabel } = formattersFor(language)
  const sections = turns.map(({ question, prompt, answer }) => {
    const label = prompt ? t(`chat:prompts.${prompt}`) : ''
    const heading = label && question ? joinLabel(label, question) : label || question
    return [`## ${heading}`, answer].join('\n\n')
  })
  return [
    `---\ntitle: ${JSON.stringify(title)}\nAIGC: ${aiLabel(id)}\n---`,
    `> ${t('chat:label')}`,
    ...sections,
    '',
  ].join('\n\n')
}
