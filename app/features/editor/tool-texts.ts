import { useTranslation } from 'react-i18next'
import { editorTools as en } from '#app/i18n/en/editor/editor-tools'
import { editorTools as zh, type EditorToolTexts } from '#app/i18n/zh/editor/editor-tools'

/** Texts of the tools that are loaded when they are wanted: known to those alone, so that the page itself loads none of them. */
export function toolTexts(language: string): EditorToolTexts {
  return language.startsWith('en') ? en : zh
}

export function useToolTexts(): EditorToolTexts {
  return toolTexts(useTranslation().i18n.language)
}
