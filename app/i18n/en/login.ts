import type { texts as zh } from '#app/i18n/zh/login'

export const texts: typeof zh = {
  title: 'Log in or sign up',
  bindTitle: 'Link a phone number',
  leads: {
    download:
      'Your resume will download as soon as you log in. This uses one download. For the next 7 days, you can edit it and download it again for free. Your draft will be saved to your account.',
    files: 'Log in to download your resume. You won’t lose anything, and you can save it to your account.',
    draft: 'Your draft will be saved to your account, and you’ll pick up right where you left off.',
    rewrite:
      'Log in to use AI rewrite. Your draft will be saved to your account, and you’ll pick up right where you left off.',
    buy: 'Log in to continue. Your plan and orders are kept in your account.',
    chat: 'Log in to use AI. Your credits and chats are kept in your account.',
    invite: 'Log in to get your invite link. The days you earn are added to your account.',
    account: 'Log in to keep your resumes and drafts in your account and edit them on any device.',
  },
  signUp: 'New here? We’ll create an account for you.',
  bindLead:
    'Once it’s linked, you can log in with this number. If it already has an account, we’ll merge the two and keep everything from both.',
  bound: 'Linked: {{phone}}',
  phone: 'Phone number',
  needs: {
    phone: 'You’ll need a mainland China phone number.',
    either: 'You’ll need a mainland China phone number or a WeChat account.',
  },
  phoneHint: 'Mainland China numbers only (+86)',
  captcha: 'Code',
  sendCode: 'Send code',
  sending: 'Sending…',
  resendIn: 'Resend in {{seconds}}s',
  sent: 'Code sent to {{phone}}. It expires in 5 minutes.',
  demoCode: 'Demo: open the inbox to see your code',
  submit: 'Log in',
  submitting: 'Logging in…',
  bind: 'Link',
  binding: 'Linking…',
  close: 'Close',
  or: 'or',
  agree: {
    box: 'I’ve read and agree to the ',
    ask: 'Before you log in, please read and agree to the ',
    agreement: 'Terms',
    and: ' and the ',
    privacy: 'Privacy Policy',
    yes: 'Agree and continue',
    no: 'Cancel',
  },
  problems: {
    invalidPhone: 'Enter a valid phone number',
    invalidPhoneFormat: 'This isn’t a valid phone number',
    captchaEmpty: 'Enter the verification code',
    captchaLengthError: 'Enter the 6-digit code',
    sendCaptchaFailed: 'Couldn’t send the code. Check your connection and try again.',
    loginFailed: 'Couldn’t log in. Check your connection and try again.',
    bindFailed: 'Couldn’t link the number. Check your connection and try again.',
  },
  check: {
    title: 'Security check',
    text: 'Solve the problem in the image, then press the button again.',
    wait: 'Can’t read it? Leave it blank and press the button again in {{seconds}} seconds for a new image.',
    waited: 'Can’t read it? Leave it blank and press the button again for a new image.',
    picture: 'An addition problem',
    sum: 'Answer',
    solving: 'Checking…',
  },
  unknown:
    'We can’t confirm your login because of a network problem. Try again in a moment. You don’t need to log in again.',
  retry: 'Try again',
  weixin: {
    button: 'Log in with WeChat',
    going: 'Go to WeChat',
    off: 'WeChat login isn’t available yet',
    service: 'Something went wrong. Try again later.',
    stateFailed: 'Couldn’t log you in with WeChat. Try again. (Error {{code}})',
    back: 'Back to login',
    goOn: 'Continue with this account',
    trouble: {
      refused: {
        title: 'WeChat login wasn’t completed',
        text: 'You canceled the WeChat login or closed the WeChat page.',
      },
      otherBrowser: {
        title: 'Use the same browser to finish logging in',
        text: 'This WeChat login was started in a different browser or more than 10 minutes ago.',
      },
      expired: { title: 'This WeChat login has expired', text: 'Log in with WeChat again.' },
      failed: {
        title: 'WeChat login is unavailable right now',
        text: 'WeChat didn’t respond. Try again later, or log in with a verification code.',
      },
      disabled: {
        title: 'Account disabled',
        text: 'This account has been disabled, so you can’t log in. If you have questions, contact us.',
      },
      conflict: {
        title: 'Couldn’t link WeChat',
        text: 'This WeChat account is linked to another account, or your account is linked to a different WeChat account.',
      },
      snapshot: {
        title: 'Tap “使用完整服务” (Use full service) at the bottom right',
        text: 'You’re viewing a WeChat snapshot of this page, so you can’t log in here. Tap “使用完整服务” (Use full service), then log in with WeChat.',
      },
    },
  },
  invitation: {
    by: '{{name}} invited you to Smart Resume',
    byFriend: 'A friend invited you to Smart Resume',
    reward: 'Sign up, and you’ll both get a {{inviteRewardDays}}-day membership',
  },
  welcome: {
    title: 'You’re all signed up',
    downloaded:
      'Your PDF is downloading. Until {{time}}, you can edit this resume and download it again for free, in any format.',
    spentHere: 'You used this month’s download on this resume',
    text: 'Welcome to Smart Resume. Your resumes are saved to your account, so you can log in and keep editing on any device.',
    invited: 'You signed up through a friend’s invite and got a {{inviteRewardDays}}-day Basic membership.',
    invite: 'Invite a friend and you’ll each get a {{inviteRewardDays}}-day membership',
    ok: 'Got it',
    buy: 'Go to checkout',
  },
  boundNow: { phone: 'Phone number linked.', weixin: 'WeChat linked.' },
}
