import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { EditorProvider } from '#app/features/editor/editor-context'
import { createEditorStore } from '#app/features/editor/store'
import { i18nFor } from '#app/i18n/i18n.server'
import type { FieldProblems } from '#contract/envelope'
import type { Language } from '#contract/problems'
import { someResume } from './builders'

type Opened = { resume?: ReturnType<typeof someResume>; problems?: FieldProblems; language?: Language }

/** Draws parts of the editor around a resume, and gives the store they share. */
export function renderInEditor(
  parts: ReactNode,
  { resume = someResume(), problems, language = 'zh' }: Opened = {},
) {
  const store = createEditorStore(resume, problems)
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <EditorProvider value={store}>{parts}</EditorProvider>
    </I18nextProvider>,
  )
  return store
}
