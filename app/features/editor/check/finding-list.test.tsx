import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { FindingList } from './finding-list'

const open = (position: string) =>
  renderInEditor(
    <FindingList
      openFindings={[]}
      dismissed={[]}
      position={position}
      placeNames={{}}
      renderEditLink={() => null}
    />,
  )

test('where nothing was found, it says what was looked at and what to do next', () => {
  open('新媒体运营')
  expect(screen.getByText(/^已检查错别字/)).toBeTruthy()
  expect(screen.getByText(/^下一步：找一份“新媒体运营”的招聘信息/)).toBeTruthy()
})

test('without a wanted position, that is the next step', () => {
  open('')
  expect(screen.getByText(/^下一步：填写意向岗位/)).toBeTruthy()
})
