import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorState } from '#app/features/editor/state/editor-store'
import type { EditorTemplate } from './editor-template'
import { findTemplateLosses } from './template-losses'
import { isOf } from './template-picker'

/** Returns what says, in one line, what a resume loses with another template; '' when it loses nothing. */
export function useLossesText(templates: readonly EditorTemplate[]) {
  const { t, i18n } = useTranslation(['editor-tools', 'style'])
  return useCallback(
    ({ resume, history }: Pick<EditorState, 'resume' | 'history'>, to: EditorTemplate): string => {
      const from = templates.find((template) => isOf(resume.style.template, template))
      const { parts, replaced, isForEnglish } = findTemplateLosses(resume, history.past, from, to)
      const join = (words: string[]) => words.join(t('strip.join'))
      const partNames = join(parts.map((part) => t(`strip.parts.${part}`)))
      const settings = join(replaced.map((name) => t(`style:${name}`)))
      return [
        partNames && t('strip.lost', { parts: partNames }),
        settings && t('strip.replaced', { settings }),
        isForEnglish && t('strip.english'),
        to.caution?.[i18n.language === 'en' ? 'en' : 'zh'],
      ]
        .filter(Boolean)
        .join(t('strip.end'))
    },
    [templates, t, i18n.language],
  )
}
