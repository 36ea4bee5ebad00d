import { expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { maxEmailedPdfBytes } from '#contract/email/email'
import { fakeApiClient, fakeTypesetter, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError } from '#typeset/typesetter'
import { canEmail, emailResume } from './email-resume.server'

const resume = buildResume((it) => (it.basics.name = '林晓'))
const source = { sourceQuery: 'resume=r1', draftId: undefined, revision: 3, resume, fileName: '林晓-上海' }
const sent = () => ({ charged: true, left: 0, openUntil: 9 })

async function send(api: ReturnType<typeof fakeApiClient>, address = 'lin@example.com', pdf = '%PDF-1.7') {
  const announced: string[] = []
  const form = new FormData()
  form.set('address', address)
  const typesetter = fakeTypesetter({ pdf: () => Promise.resolve(Buffer.from(pdf)) })
  const announce = (text: string) => void announced.push(text)
  const outcome = await emailResume({ api, typesetter }, { source, form, language: 'zh', announce })
  return { outcome, announced }
}
const errorOf = (outcome: unknown) =>
  (outcome as { result: { error?: Record<string, string[]> } }).result.error

test('sends the PDF under its name, charged by the one call, and goes back to the page', async () => {
  const api = fakeApiClient({ emailResume: sent })
  const { outcome, announced } = await send(api, ' lin@example.com ')
  expect((outcome as Response).headers.get('location')).toBe('/resume/download?resume=r1')
  const pdfBase64 = Buffer.from('%PDF-1.7').toString('base64')
  const call = {
    item: 'resume:r1',
    revision: 3,
    address: 'lin@example.com',
    fileName: '林晓-上海',
    pdfBase64,
  }
  expect(api.calls).toEqual([['emailResume', call]])
  expect(announced).toEqual(['已发送到 lin@example.com。如未收到，请查看垃圾邮件。'])
})

test('makes no file for an address that is none', async () => {
  const { outcome, announced } = await send(fakeApiClient({}), 'lin@')
  expect(outcome).toMatchObject({ status: 422 })
  expect([errorOf(outcome), announced]).toEqual([{ address: ['邮箱格式不正确'] }, []])
})

test('sends and charges nothing that mail servers would not take', async () => {
  const { outcome } = await send(fakeApiClient({}), 'lin@example.com', 'x'.repeat(maxEmailedPdfBytes + 1))
  expect(errorOf(outcome)?.address?.[0]).toContain('5 MB')
})

test('leads to the plans when no download is left', async () => {
  const { outcome, announced } = await send(
    fakeApiClient({ emailResume: failingWith(ApiCodes.quotaExceeded) }),
  )
  expect((outcome as Response).headers.get('location')).toContain('&upgrade')
  expect(announced).toEqual([])
})

test('a service that cannot be reached is said in the form', async () => {
  const { outcome } = await send(fakeApiClient({ emailResume: failUnreachable }))
  expect(outcome).toMatchObject({ status: 503 })
  expect(errorOf(outcome)).toEqual({ '': ['邮件发送失败，请重试'] })
})

test('a busy typesetter leads back to the page without a charge', async () => {
  const api = fakeApiClient({})
  const busy = fakeTypesetter({ pdf: () => Promise.reject(new TypesetBusyError('busy')) })
  const form = new FormData()
  form.set('address', 'lin@example.com')
  const request = { source, form, language: 'zh', announce: () => undefined } as const
  const outcome = (await emailResume({ api, typesetter: busy }, request)) as Response
  expect([outcome.headers.get('location')?.endsWith('&busy'), api.calls]).toEqual([true, []])
})

test('is offered where the service says so, and not while it cannot be asked', async () => {
  expect(await canEmail(fakeApiClient({ readEmailStatus: () => ({ isOn: true }) }))).toBe(true)
  expect(await canEmail(fakeApiClient({ readEmailStatus: failUnreachable }))).toBe(false)
})
