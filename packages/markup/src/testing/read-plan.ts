import type { PlanItem, SpeechPlan } from '../plan/speech-plan.ts';

/** A plan in a line: text with what was asked of it in brackets, `|350|` for a break, `@name` for a mark. */
export function sketch({ items }: SpeechPlan): string {
  return items.map(sketchItem).join('');
}

function sketchItem(item: PlanItem): string {
  switch (item.kind) {
    case 'break':
      return `|${item.ms}|`;
    case 'mark':
      return `@${item.name}`;
    case 'boundary':
      return item.of === 'paragraph' ? '¶' : '§';
    case 'text': {
      const { voice, latinWords, rate, pitch, gain, emphasis } = item.style;
      const style = [
        voice === 'male1' ? '' : voice,
        latinWords ?? '',
        rate === 1 ? '' : `×${rate}`,
        pitch === 0 ? '' : `${Number(pitch.toFixed(1))}st`,
        gain === 0 ? '' : `${gain}dB`,
        emphasis === 'none' ? '' : emphasis,
        item.reading ? Object.values(item.reading).join(':') : '',
      ].filter((part) => part !== '');
      return style.length === 0 ? item.text : `(${item.text} ${style.join(' ')})`;
    }
  }
}

/** A plan without its places in the text as sent; texts that differ in nothing are one. */
export function withoutPlaces({ items }: SpeechPlan): unknown[] {
  return items.map((item) => {
    if (item.kind !== 'text') {
      return { ...item, place: 0 };
    }
    const { runs: _runs, ...others } = item;
    return others;
  });
}
