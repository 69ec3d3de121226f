/** Texts of failures around plans and payments. */
export const subscription = {
  failure: {
    titles: { auth: 'Authentication Error', trial: 'Trial Subscription Issue', other: 'Subscription Failed' },
    checkout:
      'There was an error initiating your subscription. Please try again or contact support if the problem persists.',
    checkoutNoData: 'No data returned from checkout function',
    checkoutNoUrl: 'No checkout URL returned',
    status: 'Failed to retrieve your subscription status',
    portal: 'Failed to open subscription management portal',
    auth: 'There was an authentication error checking your subscription status.',
    hints: {
      auth: 'It looks like your session has expired. Please try logging out and logging back in.',
      billing:
        'There is a problem with the payment configuration, or the payment provider cannot be reached. If it persists, the administrator should check the price IDs and keys in the service settings.',
      trial:
        'There may be an issue with your trial subscription. Each person and each card gets one free trial. Nothing was charged. You can subscribe without a trial.',
      network: 'There seems to be a network issue. Please check your internet connection and try again.',
      card: 'There was an issue with your payment method. Please try again with a different card or contact your bank.',
    },
    refresh: 'Refresh Session',
    reference: 'If you contact us, include this number: <number>{{id}}</number>',
  },
} as const;
