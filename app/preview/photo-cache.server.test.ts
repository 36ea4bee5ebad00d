import { expect, test } from 'vitest'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildItem, buildResume } from '#tests/fixtures/resume-builders'
import { ApiCodes } from '#contract/http/api-codes'
import { readPhotos } from './photo-cache.server'

const jpegBase64 = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')

test('the photo and the pictures of a resume are read, each once, without those that are gone', async () => {
  const resume = buildResume(({ basics, sections }) => {
    basics.photo = 'photo-of-somebody-here'
    sections[0]!.items = ['picture-of-a-work-here', 'picture-that-is-gone-now', ''].map((picture, i) =>
      buildItem(`p${i}`, { picture }),
    )
  })
  const api = fakeApiClient({
    readPhoto: ({ id }: { id: string }) =>
      id.includes('gone') ? refusal(ApiCodes.notFound, { errorMsg: '' }) : { jpegBase64 },
  })
  const jpeg = Buffer.from(jpegBase64, 'base64')
  expect(await readPhotos(api, resume)).toEqual({ photo: jpeg, pictures: { 'picture-of-a-work-here': jpeg } })
  expect(api.calls).toHaveLength(3)
  expect(await readPhotos(api, buildResume())).toEqual({})
})
