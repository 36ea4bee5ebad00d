import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type TriedBrowser = {
  name: string
  path: string
  /** Arguments that open an address; `home` is an empty folder. */
  argsFor(address: string, home: string): string[]
}

const webkitFolder = '/usr/lib/x86_64-linux-gnu'

/** Stock browsers of Debian, one of each engine. */
export const triedBrowsers: TriedBrowser[] = [
  {
    name: 'Chromium',
    path: '/usr/bin/chromium',
    argsFor: (address, home) => [
      ...'--no-first-run --no-default-browser-check --disable-gpu --disable-sync --lang=zh-CN'.split(' '),
      ...'--disable-background-networking --disable-component-update --window-size=1440,960'.split(' '),
      ...(process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : []),
      `--user-data-dir=${join(home, 'chromium')}`,
      address,
    ],
  },
  {
    name: 'Firefox',
    path: '/usr/bin/firefox-esr',
    argsFor: (address, home) => {
      const profile = join(home, 'firefox')
      mkdirSync(profile)
      const prefs = {
        'browser.shell.checkDefaultBrowser': false,
        'browser.aboutwelcome.enabled': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        'browser.download.useDownloadDir': true,
        'browser.download.always_ask_before_handling_new_types': false,
        'pdfjs.disabled': true,
        'intl.accept_languages': 'zh-CN,zh',
        'app.update.enabled': false,
        'signon.rememberSignons': false,
        'browser.translations.enable': false,
      }
      const lines = Object.entries(prefs).map(
        ([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`,
      )
      writeFileSync(join(profile, 'user.js'), lines.join('\n'))
      return ['--no-remote', '--profile', profile, '--width', '1440', '--height', '960', address]
    },
  },
  {
    name: 'WebKitGTK',
    path:
      ['4.1', '4.0', '6.0']
        .map((version) => `${webkitFolder}/webkit2gtk-${version}/MiniBrowser`)
        .find((path) => existsSync(path)) ?? `${webkitFolder}/webkit2gtk-4.1/MiniBrowser`,
    argsFor: (address) => ['--geometry=1440x960', address],
  },
]
