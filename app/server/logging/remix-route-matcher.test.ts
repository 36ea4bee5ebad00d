import { expect, test } from 'vitest'
import { createRemixRouteMatcher } from './remix-route-matcher'

const nameOf = createRemixRouteMatcher({
  root: { path: '' },
  index: { parentId: 'root' },
  frame: { parentId: 'root' },
  pricing: { parentId: 'frame', path: 'pricing' },
  order: { parentId: 'frame', path: 'user/orders/:tradeNo' },
  edit: { parentId: 'root', path: 'resume/edit/:resumeId' },
  offline: { parentId: 'root', path: 'resume/edit/offline' },
  admin: { parentId: 'root', path: 'admin' },
  users: { parentId: 'admin', path: 'users/:id' },
  robots: { parentId: 'root', path: 'robots.txt' },
  everything: { parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/pricing', '/pricing'],
  ['/pricing.data', '/pricing'],
  ['/resume/edit/Zx81', '/resume/edit/:resumeId'],
  ['/resume/edit/offline', '/resume/edit/offline'],
  ['/admin/users/u1', '/admin/users/:id'],
  ['/user/orders/2026', '/user/orders/:tradeNo'],
  ['/robots.txt', '/robots.txt'],
  ['/robotsxtxt', 'other'],
  ['/13800000001', 'other'],
  ['/wp-login.php', 'other'],
])('%s matches the route %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})
