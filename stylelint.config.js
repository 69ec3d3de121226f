const sides =
  'Name the side by the flow of text (inline-start, block-end), so that Arabic and English mirror each other.';

/** The same style sheet serves both directions: nothing is placed left or right, only before or after. */
export default {
  extends: 'stylelint-config-recommended',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'property-layout-mappings': ['flow-relative', { message: sides }],
    'value-keyword-layout-mappings': ['flow-relative', { message: sides }],
    'unit-layout-mappings': 'flow-relative',
    'property-disallowed-list': [
      ['direction', 'unicode-bidi'],
      { message: 'The dir attribute decides the direction, in one place.' },
    ],
    'function-disallowed-list': [
      ['translateX', 'translate3d'],
      { message: 'Horizontal movement does not mirror. Move by inline insets or margins.' },
    ],
    // Logical sides cannot be said in a gradient's direction, so gradients run along the block axis or by angle.
    'declaration-property-value-disallowed-list': [{ '/^background/': [/to (left|right)/] }, { message: sides }],
    'declaration-no-important': true,
  },
};
