import type { Texts } from '../zh'

export const login: Texts['login'] = {
  title: 'Log in with a code',
  bindTitle: 'Bind a mobile number',
  lead: 'A number without an account gets one.',
  bindLead:
    'You can then log in with this number. If it has an account already, the two become one and nothing in them is lost.',
  bound: 'Bound now: {{phone}}',
  phone: 'Mobile number',
  captcha: 'Code',
  sendCode: 'Send code',
  sending: 'Sending…',
  resendIn: 'Again in {{seconds}} s',
  sent: 'A code was sent to {{phone}}. It is good for 5 minutes.',
  demoCode: 'Demo: see the code in the outbox',
  submit: 'Log in',
  submitting: 'Logging in…',
  bind: 'Bind',
  binding: 'Binding…',
  close: 'Close',
  or: 'or',
  agree: {
    box: 'I have read and agree to the ',
    ask: 'Before you log in, please read and agree to the ',
    agreement: 'User Agreement',
    and: ' and the ',
    privacy: 'Privacy Policy',
    yes: 'Agree and continue',
    no: 'Cancel',
  },
  problems: {
    invalidPhone: 'Enter a valid mobile number',
    invalidPhoneFormat: 'This is not a mobile number',
    captchaEmpty: 'Enter the code',
    captchaLengthError: 'The code has 6 digits',
    sendCaptchaFailed: 'The code could not be sent. Check your network and try again.',
    loginFailed: 'Logging in failed. Check your network and try again.',
    bindFailed: 'Binding failed. Check your network and try again.',
  },
  unknown:
    'Network trouble: your login cannot be confirmed right now. It is not lost; please try again shortly.',
  retry: 'Try again',
  weixin: {
    button: 'Log in with WeChat',
    going: 'Go to WeChat',
    off: 'WeChat login is not set up here yet',
    service: 'Something is wrong with the service!',
    stateFailed: 'The login could not be prepared: {{code}}',
    back: 'Back to login',
    goOn: 'You are logged in, go on',
    trouble: {
      refused: {
        title: 'WeChat login was not completed',
        text: 'You did not agree, or closed WeChat’s page.',
      },
      otherBrowser: {
        title: 'Please finish in the browser you began in',
        text: 'This WeChat login did not begin in this browser, or it began more than 10 minutes ago.',
      },
      expired: { title: 'This WeChat login is over', text: 'Please press the WeChat login button again.' },
      failed: {
        title: 'WeChat login is unavailable right now',
        text: 'WeChat did not answer. Try again later, or log in with a code.',
      },
      disabled: {
        title: 'This account was disabled',
        text: 'It cannot log in. Contact us if you think this is a mistake.',
      },
      conflict: {
        title: 'WeChat was not bound',
        text: 'This WeChat, or your account, is bound to another already.',
      },
      snapshot: {
        title: 'Tap “使用完整服务” (use the full service) at the lower right',
        text: 'This is a snapshot that WeChat shows: it hides who you are, so nobody can log in here. Open the full service, then press the WeChat login button.',
      },
    },
  },
  welcome: {
    title: 'Congratulations, you are signed up',
    text: 'Welcome to Smart Resume. From now on your resumes are kept in your account: log in on another device and go on writing.',
    invited: 'You came by a friend’s invitation: 1 day of basic membership is yours.',
    invite: 'Invite friends: 1 day for each of you',
    ok: 'Got it',
  },
  boundNow: { phone: 'The mobile number is bound.', weixin: 'WeChat is bound.' },
}
