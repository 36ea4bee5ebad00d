import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of'

test.each([
  ['Lin@Example.com', 'lin@example.com'],
  ['lin+cv@example.com', 'lin@example.com'],
  ['lin.xiao@example.com', 'lin.xiao@example.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
