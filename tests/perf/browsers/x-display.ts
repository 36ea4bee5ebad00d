import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const size = '1440x960x24'
const settleMs = 150

export type Point = { x: number; y: number }

/** A screen in memory with a mouse and a keyboard, and an input method where one is installed. */
export class XDisplay {
  private readonly children: ChildProcess[] = []
  private constructor(
    readonly env: NodeJS.ProcessEnv,
    private readonly server: ChildProcess,
  ) {}

  /** @param home the home folder of what runs on it: settings and downloads. */
  static async start(home: string): Promise<XDisplay> {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [, , , numbers] = server.stdio
    const number = await firstLine(numbers as NodeJS.ReadableStream)
    const env = {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      LC_ALL: 'C.UTF-8',
      GTK_IM_MODULE: 'ibus',
      XMODIFIERS: '@im=ibus',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    }
    const display = new XDisplay(env, server)
    await display.startBus()
    return display
  }

  /** Programs find the input method by the bus of their session. */
  private async startBus() {
    const bus = this.start('dbus-daemon', ['--session', '--print-address', '--nofork'])
    this.env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout!)
    // Windows get the focus, and dialogs their place, from a window manager.
    if (existsSync('/usr/bin/openbox')) this.start('openbox', [])
    if (!this.hasPinyin) return
    this.start('ibus-daemon', ['--xim', '--panel=disable', '--emoji-extension=disable'])
    await sleep(1_500)
  }

  readonly hasPinyin =
    existsSync('/usr/bin/ibus-daemon') && existsSync('/usr/share/ibus/component/libpinyin.xml')

  start(command: string, args: string[]): ChildProcess {
    const child = spawn(command, args, { env: this.env, stdio: ['ignore', 'pipe', 'ignore'] })
    this.children.push(child)
    return child
  }

  async chooseInputMethod(engine: 'libpinyin' | 'xkb:us::eng'): Promise<void> {
    const ibus = (...args: string[]) => run('ibus', ['engine', ...args], { env: this.env, timeout: 10_000 })
    // It ends with 1 where the screen has no keyboard map to set, and chooses all the same.
    await ibus(engine).catch(() => undefined)
    const { stdout } = await ibus()
    if (stdout.trim() !== engine) throw new Error(`the input method is ${stdout.trim()}, not ${engine}`)
    await sleep(500)
  }

  /** Makes a window fill the screen. @param title a part of its title */
  async fill(title: string): Promise<void> {
    await this.xdotool(
      'search',
      '--sync',
      '--onlyvisible',
      '--name',
      title,
      'windowmove',
      '0',
      '0',
      'windowsize',
      '100%',
      '100%',
    )
    await sleep(500)
  }

  async click({ x, y }: Point): Promise<void> {
    await this.xdotool('mousemove', String(x), String(y), 'sleep', '0.1', 'click', '1')
  }

  async move({ x, y }: Point): Promise<void> {
    await this.xdotool('mousemove', String(x), String(y))
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.move(from)
    await this.xdotool('mousedown', '1')
    for (let step = 1; step <= 8; step++) {
      const along = (a: number, b: number) => Math.round(a + ((b - a) * step) / 8)
      await this.xdotool('mousemove', String(along(from.x, to.x)), String(along(from.y, to.y)))
    }
    await sleep(settleMs)
    await this.xdotool('mouseup', '1')
  }

  /** Types letters as the keyboard of the screen has them. */
  async type(text: string): Promise<void> {
    await this.xdotool('type', '--delay', '60', text)
  }

  async key(...chords: string[]): Promise<void> {
    await this.xdotool('key', '--delay', '60', ...chords)
  }

  /** Saves a picture of the screen, with ImageMagick's `import`. */
  async capture(path: string): Promise<void> {
    await run('import', ['-window', 'root', path], { env: this.env, timeout: 30_000 })
  }

  stop(): void {
    for (const child of this.children.reverse()) child.kill('SIGKILL')
    this.server.kill('SIGKILL')
  }

  private async xdotool(...args: string[]): Promise<void> {
    await run('xdotool', args, { env: this.env, timeout: 30_000 })
    await sleep(settleMs)
  }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line
  throw new Error('a program ended before it said a word')
}
