import { expect, test } from 'vitest'
import { deviceName } from './device-name'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const google = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${google} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${google} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge · Windows',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.5 Safari/605.1.15`, 'Safari · macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; V2309A) ${google} Chrome/130.0 Mobile Safari/537.36 XWEB/1300 MMWEBSDK/2024 MicroMessenger/8.0.54`,
    '微信 · Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${google} Chrome/116.0 Safari/537.36 wxwork/4.1 MicroMessenger/7.0`,
    '企业微信 · Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${google} Chrome/99.0 HuaweiBrowser/15.0 Mobile Safari/537.36`,
    '华为浏览器 · 鸿蒙',
  ],
  ['curl/8.5.0', '未知设备'],
  ['', '未知设备'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'zh')).toBe(name)
})

test('names a device in English', () => {
  expect(deviceName('MicroMessenger Android', 'en')).toBe('WeChat · Android')
  expect(deviceName('', 'en')).toBe('Unknown device')
})
