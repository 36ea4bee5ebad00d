import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { SectionEditor } from './section-editor'

test.each([
  ['实习经历', '实习经历'],
  ['', '工作经历'],
])('the buttons of a section titled “%s” include the name %s', (title, shown) => {
  const resume = buildResume(({ sections }) => (sections[0]!.title = title))
  renderInEditor(<SectionEditor index={0} isFirst={false} isLast={false} />, { resume })
  const named = screen.getAllByRole('button', { name: /板块.*：|不拆到两页：/ })
  expect(named).toHaveLength(6)
  for (const button of named) expect(button.getAttribute('aria-label')).toContain(`：${shown}`)
  expect(screen.getByRole('region', { name: shown })).toBeDefined()
})
