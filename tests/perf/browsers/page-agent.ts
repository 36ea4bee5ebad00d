/**
 * The script of the agent. It asks for code, runs it by a script element with the nonce of the page, which its policy
 * allows, and sends the result. It knows where the mouse is, and what an input method composes.
 */
export function pageAgent(nonce: string): string {
  return `<script nonce="${nonce}">(${agent.replace('NONCE', nonce)})();document.currentScript.remove()</script>`
}

const agent = String.raw`function () {
  window.tried = { mouse: undefined, composed: [], compositions: 0, agent: undefined }
  addEventListener('mousemove', ({ clientX, clientY }) => (tried.mouse = { x: clientX, y: clientY }), true)
  addEventListener('compositionstart', () => tried.compositions++, true)
  addEventListener('compositionupdate', ({ data }) => tried.composed.push(data), true)
  const post = (answer) => fetch('/agent/answer', { method: 'POST', body: JSON.stringify(answer) })
  async function serve() {
    for (;;) {
      const code = await fetch('/agent/next', { cache: 'no-store' }).then((response) => response.text())
      if (code === '') { if (document.visibilityState === 'hidden') return; continue }
      try {
        const element = document.createElement('script')
        element.nonce = 'NONCE'
        element.textContent = 'tried.agent = async () => (' + code + '\n)'
        document.documentElement.append(element)
        element.remove()
        const run = tried.agent
        tried.agent = undefined
        if (!run) throw new Error('refused by the policy of the page')
        await post({ value: await run() })
      } catch (error) { await post({ error: String(error) }) }
    }
  }
  // A download is a navigation that stays, and ends the requests of the page.
  const serveAgain = () => serve().catch(() => setTimeout(serveAgain, 300))
  addEventListener('DOMContentLoaded', serveAgain)
}`
