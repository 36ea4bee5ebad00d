import { beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { i18nFor } from '#app/i18n/i18n.server'
import { createErrorToaster } from './show-error-toast'
import type { CapturedError } from './capture-page-errors'

beforeEach(() => toastStore.setState([], true))

const rejected = (thrown: unknown): CapturedError => ({ type: 'promise', message: 'x', stack: '', thrown })
const answered = (status: number) => rejected(new Response(null, { status }))
const rejection = (message?: string): CapturedError => ({
  ...rejected(undefined),
  type: 'custom',
  rejection: { code: -8003, message: message ?? '' },
})
const broken = (type: CapturedError['type'], more: Partial<CapturedError> = {}): CapturedError => ({
  type,
  message: 'Error: x',
  stack: '',
  thrown: new Error('x'),
  ...more,
})
const component = { name: 'preview', info: '', retryCount: 0 }

const request = '请求失败'
/** Spec §8: transport errors, then global client errors. The last column is the button label. */
const table = [
  [
    'no network',
    rejected(new TypeError('Failed to fetch')),
    request,
    '网络连接失败，请检查网络后重试。',
    '重试',
  ],
  [
    'no answer in time',
    rejected(new DOMException('late', 'TimeoutError')),
    request,
    '请求超时，请稍后再试。',
    '重试',
  ],
  ['401', answered(401), request, '身份验证失败，请重新登录。', undefined],
  ['403', answered(403), request, '身份验证失败，请重新登录。', undefined],
  ['400', answered(400), request, '信息有误，请检查后重试。', undefined],
  ['404', answered(404), request, '信息有误，请检查后重试。', undefined],
  ['429', answered(429), request, '信息有误，请检查后重试。', '重试'],
  ['500', answered(500), request, '服务器出错了，请稍后再试。', '重试'],
  ['503', answered(503), request, '服务器出错了，请稍后再试。', '重试'],
  ['a no without one', rejection(), request, '操作失败。', undefined],
  ['an answer of no class', answered(304), request, '发生未知错误，请稍后再试。', undefined],
  ['a script error', broken('javascript'), '页面出错了', '页面出错了，请刷新后重试。', '刷新页面'],
  [
    'a script that does not come',
    broken('resource', { tag: 'SCRIPT', thrown: undefined }),
    '页面出错了',
    '页面出错了，请刷新后重试。',
    '刷新页面',
  ],
  ['an unhandled rejection', broken('promise'), '操作失败', '操作未完成，请重试。', '刷新页面'],
  [
    'a component error',
    broken('vue', { component }),
    '组件出错了',
    '页面部分内容加载失败，有些功能可能无法使用。',
    '刷新页面',
  ],
  ['anything else', broken('custom'), '未知错误', '发生了未知错误，请刷新页面。', '刷新页面'],
] as const

test.each(table)('shows the specified toast for %s, for 5 s', (_name, noticed, title, text, button) => {
  createErrorToaster()(noticed, i18nFor('zh').t, 0)
  const [toast, ...more] = toastStore.getState()
  expect(more).toEqual([])
  expect(toast).toMatchObject({ kind: 'error', title, text, durationMs: 5_000 })
  expect(toast?.actions.map(({ label }) => label)).toEqual(button ? [button] : [])
})

test('shows a refusal with a reason for 2 s, in the words of the service', () => {
  createErrorToaster()(rejection('下载次数已用完'), i18nFor('zh').t, 0)
  const title = '操作失败：下载次数已用完'
  expect(toastStore.getState()).toMatchObject([
    { kind: 'error', title, text: '', durationMs: 2_000, actions: [] },
  ])
  toastStore.setState([], true)
  createErrorToaster()(rejection('No downloads left'), i18nFor('en').t, 0)
  expect(toastStore.getState()[0]?.title).toBe('That didn’t work. No downloads left')
})

test('has as many distinct texts in English as in Chinese', () => {
  const message = (language: 'zh' | 'en') =>
    table.map(([, noticed]) => {
      toastStore.setState([], true)
      createErrorToaster()(noticed, i18nFor(language).t, 0)
      return `${toastStore.getState()[0]?.title} ${toastStore.getState()[0]?.text}`
    })
  expect(message('en').join()).not.toMatch(/\p{Script=Han}/u)
  expect(new Set(message('en')).size).toBe(new Set(message('zh')).size)
})

test('reloads the page when the button of a toast is pressed', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  createErrorToaster()(answered(503), i18nFor('zh').t, 0)
  toastStore.getState()[0]?.actions[0]?.run()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['a request', answered(500), 3_000],
  ['a script', broken('javascript'), 5_000],
] as const)('does not repeat the same error of %s within its interval', (_name, noticed, quietMs) => {
  const show = createErrorToaster()
  const { t } = i18nFor('zh')
  show(noticed, t, 0)
  show(noticed, t, quietMs - 1)
  expect(toastStore.getState()).toHaveLength(1)
  show(noticed, t, quietMs)
  expect(toastStore.getState()).toHaveLength(2)
})

test('shows no toast for a missing image', () => {
  createErrorToaster()(broken('resource', { tag: 'IMG' }), i18nFor('zh').t, 0)
  expect(toastStore.getState()).toEqual([])
})
