import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { submitCall } from './action-result.server'

function submit(fields: Record<string, string>, answers: Parameters<typeof fakeApiClient>[0] = {}) {
  const api = fakeApiClient(answers)
  return {
    api,
    refused: submitCall(api, 'flagChat', formOf({ id: 'a-session', ...fields }), { language: 'zh' }),
  }
}

describe('a form that an endpoint takes', () => {
  test('is sent as the endpoint reads it, without fields that the endpoint does not name', async () => {
    const { refused, api } = submit({ to: 'flag', reason: ' 可疑 ', more: 'x' }, { flagChat: () => ({}) })
    expect(await refused).toBeUndefined()
    expect(api.calls).toEqual([['flagChat', { id: 'a-session', to: 'flag', reason: '可疑' }]])
  })

  test.each([
    [{ to: 'flag', reason: ' ' }, { reason: ['请填写此项'] }],
    [{ to: 'erase', reason: 'x' }, { to: ['内容格式不正确'] }],
  ])('comes back when %j is invalid, without an API call', async (fields, error) => {
    const { refused, api } = submit(fields)
    expect(await refused).toMatchObject({ status: 422, result: { initialValue: fields, error } })
    expect(api.calls).toEqual([])
  })

  test('comes back with the refusal of the service, and with status 503 when it is unreachable', async () => {
    const fields = { to: 'flag', reason: 'x' }
    expect(await submit(fields, { flagChat: failingWith(-8002) }).refused).toMatchObject({
      status: 422,
      result: { initialValue: fields, error: { '': ['不行'] } },
    })
    expect(await submit(fields, { flagChat: failUnreachable }).refused).toMatchObject({
      status: 503,
      result: { initialValue: fields, error: { '': [i18nFor('zh').t('admin:act.failed')] } },
    })
  })
})
