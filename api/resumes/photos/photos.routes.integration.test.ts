import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { photoLifeMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { useTestApi } from '../../testing/test-api'

const DAY_MS = 86_400_000

/** A JPEG's first and last bytes around filler, of the given length. */
function jpeg(bytes: number): string {
  const content = Buffer.alloc(bytes, 7)
  content.set([0xff, 0xd8, 0xff, 0xe0])
  content.set([0xff, 0xd9], bytes - 2)
  return content.toString('base64')
}

describe.each(databases)('photos on $name', ({ empty }) => {
  const api = useTestApi(empty)
  const upload = async (jpegBase64: string) => api.call('uploadPhoto', { jpegBase64 })
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '照片已失效，请重新上传' } }

  test.each([20, 4_001, 300 * 1024])('a photo of %d bytes is returned unchanged', async (bytes) => {
    const { data } = await upload(jpeg(bytes))
    expect(Buffer.from(data.id, 'base64url')).toHaveLength(24)
    expect(await api.call('readPhoto', data)).toEqual({
      status: 200,
      code: 0,
      data: { jpegBase64: jpeg(bytes) },
    })
  })

  test.each([
    ['too large', jpeg(300 * 1024 + 1), 'photoTooLarge:0.3'],
    ['a PNG', 'iVBORw0KGgo=', 'photoNotImage'],
    ['cut off', jpeg(400).slice(0, -8), 'photoNotImage'],
    ['nothing', '', 'photoNotImage'],
    ['no base64', '/9j/<script>', 'photoNotImage'],
  ])('a file that is %s is rejected', async (_, content, problem) => {
    expect(await upload(content)).toMatchObject({
      code: ApiCodes.invalidInput,
      data: { fields: { jpegBase64: problem } },
    })
  })

  test('a photo is not found without its id', async () => {
    expect(await api.call('readPhoto', { id: 'A'.repeat(32) })).toEqual(gone)
    expect(await api.call('readPhoto', { id: '../../etc/passwd' })).toMatchObject({
      code: ApiCodes.invalidInput,
    })
  })

  test('a photo expires 30 days after its last use, which is stored once a day', async () => {
    const { data } = await upload(jpeg(20))
    const expiry = async () =>
      (await api.db.selectFrom('photos').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow())
        .expires_at
    const made = api.time.now
    api.time.now += DAY_MS - 1
    await api.call('readPhoto', data)
    expect(await expiry()).toBe(made + photoLifeMs)
    api.time.now += 1
    await api.call('readPhoto', data)
    expect(await expiry()).toBe(made + DAY_MS + photoLifeMs)
    api.time.now += photoLifeMs
    expect(await api.call('readPhoto', data)).toEqual(gone)
  })
})
