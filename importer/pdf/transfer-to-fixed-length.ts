/** PDF.js calls it when it reads what a page draws; Node.js 20 lacks it. A copy does the same where the buffer is not used again. */
const name = 'transferToFixedLength'
if (!(name in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, name, {
    value(this: ArrayBuffer, length = this.byteLength) {
      return this.slice(0, length)
    },
    configurable: true,
  })

export {}
