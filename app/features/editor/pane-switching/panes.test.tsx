import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { EditorProvider } from '#app/features/editor/state/editor-context'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { buildResume } from '#tests/fixtures/resume-builders'
import { PaneRadios, PaneTabs, type Pane } from './panes'

function renderSwitch(pane: Pane) {
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <EditorProvider value={createEditorStore(buildResume())}>
        <form aria-label="form">
          <PaneRadios pane={pane} />
          <PaneTabs />
        </form>
      </EditorProvider>
    </I18nextProvider>,
  )
}
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('pane')

describe('the pane tabs', () => {
  test('are one group of named options', () => {
    renderSwitch('content')
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
    const names = radios.map(({ labels }) => labels?.[0]?.textContent)
    expect(names.filter(Boolean)).toHaveLength(4)
    expect(new Set(names).size).toBe(4)
  })

  test.each(['content', 'style', 'check', 'preview'] as const)(
    'starts at %s and posts it with the form',
    (pane) => {
      renderSwitch(pane)
      expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1)
      expect(posted()).toBe(pane)
    },
  )

  test('posts the selected pane', () => {
    renderSwitch('content')
    fireEvent.click(screen.getAllByRole('radio')[1]!)
    expect(posted()).toBe('style')
  })
})
