import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { EditorProvider } from '#app/features/editor/state/editor-context'
import { createEditorStore, type SideColumns } from '#app/features/editor/state/editor-store'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Resume } from '#contract/resume/resume'
import type { FieldErrors } from '#contract/http/envelope'
import type { Language } from '#contract/validation/field-error-codes'
import { buildResume } from '#tests/fixtures/resume-builders'

type RenderOptions = {
  resume?: ReturnType<typeof buildResume>
  fieldErrors?: FieldErrors
  example?: Resume
  language?: Language
  sideColumns?: SideColumns
}

/** Renders components within the editor's context, and returns their store. */
export function renderInEditor(
  parts: ReactNode,
  { resume = buildResume(), fieldErrors, example, language = 'zh', sideColumns }: RenderOptions = {},
) {
  const store = createEditorStore(resume, fieldErrors, '', example, undefined, sideColumns)
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <EditorProvider value={store}>{parts}</EditorProvider>
    </I18nextProvider>,
  )
  return store
}
