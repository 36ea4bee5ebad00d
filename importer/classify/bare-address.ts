/** An address without its scheme, as pages print it: `example.com/wang`. */
export const bareAddress =
  /^(?:[a-z\d-]{1,40}\.){1,4}(?:com|cn|net|org|io|dev|me|app|edu|gov|co|cc|top|site|xyz|info)(?:\/[!-~]{0,200})?$/i
