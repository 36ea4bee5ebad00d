import { describe, expect, test } from 'vitest'
import {
  binLifeMs,
  draftLifeMs,
  downloadLinkLifeMs,
  isBinExpired,
  isExpired,
  isPhotoTouchDue,
  photoLifeMs,
  versionLifeMs,
} from './lifetimes'

const hour = 3_600_000
const now = 1_800_000_000_000

test('lifetimes match decisions §9 and §11', () => {
  expect(draftLifeMs / hour).toBe(720)
  expect(photoLifeMs / hour).toBe(720)
  expect(binLifeMs / hour).toBe(720)
  expect(versionLifeMs / hour).toBe(720)
  expect(downloadLinkLifeMs / hour).toBe(7 * 24)
})

describe('isExpired', () => {
  test.each([
    [now + 1, false],
    [now, true],
    [now - 1, true],
  ])('expiring at %d is at 1800000000000: %s', (expiresAt, expired) => {
    expect(isExpired(expiresAt, now)).toBe(expired)
  })
})

describe('isPhotoTouchDue', () => {
  test.each([
    [0, false],
    [23 * hour, false],
    [24 * hour, true],
    [600 * hour, true],
  ])('%d ms after the last use: %s', (since, due) => {
    expect(isPhotoTouchDue(now - since + photoLifeMs, now)).toBe(due)
  })
})

describe('isBinExpired', () => {
  test.each([
    [null, false],
    [now, false],
    [now - 720 * hour + 1, false],
    [now - 720 * hour, true],
  ])('deleted at %d, expired at 1800000000000: %s', (deletedAt, left) => {
    expect(isBinExpired(deletedAt, now)).toBe(left)
  })
})
