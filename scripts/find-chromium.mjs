import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser as users have it: CHROMIUM_PATH, the system's, otherwise the one Playwright installed; or undefined. */
export function findChromium() {
  return namedChromium() || usualPlaces.find((path) => existsSync(path)) || playwrightsOwn()
}

/** Chromium without windows: the journeys take two thirds of the time in it. CHROMIUM_PATH, Debian's, or undefined. */
export function findHeadlessShell() {
  const debians = '/usr/lib/chromium/chromium-headless-shell'
  return namedChromium() || (existsSync(debians) ? debians : undefined)
}

function namedChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  return named
}

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}
