import { expect, test } from 'vitest'
import { publicOrigin, createRenderedApp } from '#tests/app-harness/rendered-app'
import { apiHandler, useApiServer } from '#tests/fake-api/api-handlers'

const server = useApiServer()
const product = await createRenderedApp('http://upstream.example')

/** Submits the editor's form after its session expired. */
function press(body: Record<string, string>) {
  const headers = { referer: `${publicOrigin}/resume/edit/r1` }
  return product.request('/resume/edit/r1', {
    method: 'POST',
    isLoggedIn: false,
    headers,
    body: new URLSearchParams(body),
  })
}

test('a form posted after the session expired creates a draft and redirects to the login', async () => {
  const saved: unknown[] = []
  server.use(
    apiHandler('createDraft', (input) => {
      saved.push(input)
      return { id: 'abcdefghijkl', secret: 's'.repeat(43), revision: 1, updatedAt: 1 }
    }),
  )
  const answer = await press({
    intent: 'leave:download',
    revision: '7',
    'basics.name': '林晓',
    'basics.email': 'lin@example',
    'sections[0].id': 's1',
    'sections[0].kind': 'work',
    'sections[0].items[0].id': 'i1',
    'sections[0].items[0].text': '写了一下午',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?to=/resume/my'])
  expect(answer.headers.getSetCookie().join()).toContain('draft-storage=abcdefghijkl')
  expect(saved).toMatchObject([
    { resume: { basics: { name: '林晓', email: '' }, sections: [{ items: [{ text: '写了一下午' }] }] } },
  ])
})

test('a post without a resume creates no draft', async () => {
  const answer = await press({ intent: 'save' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?login='])
})
