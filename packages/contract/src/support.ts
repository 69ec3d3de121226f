export const supportEmail = 'support@rakhim.example';

/** In the order of the week; a day that is not named is a day of rest. */
export const supportHours = [
  { id: 'weekdays', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  { id: 'saturday', days: ['Saturday'], opens: '10:00', closes: '14:00' },
] as const;
