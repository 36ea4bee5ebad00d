import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { LoginHeading } from './login-heading'

test.each([
  ['a download that starts by itself announces it', '/resume/download?draft=d1&start', false, true],
  ['a download in WeChat announces no start', '/resume/download?draft=d1&start', true, false],
  ['another page announces none', '/resume/my', false, false],
])('the heading of a login before %s', (_case, to, inWeixin, isAnnounced) => {
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <LoginHeading mode="login" as="h2" to={to} inWeixin={inWeixin} />
    </I18nextProvider>,
  )
  expect(screen.queryByText(/登录后自动下载/) !== null).toBe(isAnnounced)
  expect(screen.getByText(/未注册的手机号将自动创建账号/)).toBeTruthy()
})

test.each([
  ['/resume/edit/offline?draft=d1', true],
  ['/resume/edit/offline?draft=d1#ai=', true],
  ['/resume/download?draft=d1&start', false],
  ['/resume/my', false],
])('the heading of a login that leads to %s says that the draft comes along: %s', (to, isSaid) => {
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <LoginHeading mode="login" as="h2" to={to} inWeixin={false} isHeld />
    </I18nextProvider>,
  )
  expect(screen.queryByText(/草稿会自动存入账号/) !== null).toBe(isSaid)
})

test.each([
  ['/pricing?productId=200&price=990', /会员时长和订单记在账号中/],
  ['/resume/chat', /对话记录保存在账号中/],
  ['/user/invite', /获取你的专属邀请链接/],
  ['/resume/download?draft=d1', /登录后即可下载/],
  ['/resume/edit/offline?draft=d1#ai=s1.i1', /使用 AI 改写/],
  ['/', /简历保存在账号中/],
  ['/resume/my', /简历保存在账号中/],
])('the heading of a login that leads to %s says what it is for', (to, lead) => {
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <LoginHeading mode="login" as="h1" to={to} inWeixin={false} />
    </I18nextProvider>,
  )
  expect(screen.getByText(lead)).toBeTruthy()
})

test.each([
  ['login', true],
  ['bind', false],
] as const)('the heading of a %s names who invites: %s', (mode, isNamed) => {
  const invitation = { title: '张*邀请你使用智能简历', reward: '注册后，双方各得 1 天会员' }
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <LoginHeading mode={mode} as="h1" to="/" inWeixin={false} invitation={invitation} />
    </I18nextProvider>,
  )
  expect(screen.queryByText('张*邀请你使用智能简历') !== null).toBe(isNamed)
})
