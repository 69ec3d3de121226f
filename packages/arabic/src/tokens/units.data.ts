import type { NounName } from '../numbers/nouns.data.ts';

export interface UnitRow {
  readonly writings: string;
  readonly noun: NounName;
  /** Vowelled masculine adjective: مُرَبَّع. */
  readonly adjective?: string;
  readonly complement?: string;
}

const perHour = 'فِي السَّاعَةِ';
const perSecond = 'فِي الثَّانِيَةِ';
const perMinute = 'فِي الدَّقِيقَةِ';

/** Abbreviations and signs of units. Single letters count only right after a number. */
export const unitRows: readonly UnitRow[] = [
  { writings: 'كم km Km KM كلم', noun: 'kilometre' },
  { writings: 'م m', noun: 'metre' },
  { writings: 'سم cm', noun: 'centimetre' },
  { writings: 'مم ملم mm', noun: 'millimetre' },
  { writings: 'µm μm', noun: 'micrometre' },
  { writings: 'nm', noun: 'nanometre' },
  { writings: 'mi', noun: 'mile' },
  { writings: 'ft', noun: 'foot' },
  { writings: 'م² م2 m² m2', noun: 'metre', adjective: 'مُرَبَّع' },
  { writings: 'كم² كم2 km² km2', noun: 'kilometre', adjective: 'مُرَبَّع' },
  { writings: 'سم² سم2 cm² cm2', noun: 'centimetre', adjective: 'مُرَبَّع' },
  { writings: 'م³ م3 m³ m3', noun: 'metre', adjective: 'مُكَعَّب' },
  { writings: 'سم³ سم3 cm³ cm3', noun: 'centimetre', adjective: 'مُكَعَّب' },
  { writings: 'كم/س كم/ساعة كلم/س كلم/ساعة km/h kmh kph KM/H', noun: 'kilometre', complement: perHour },
  { writings: 'م/ث م/ثانية m/s', noun: 'metre', complement: perSecond },
  { writings: 'mph', noun: 'mile', complement: perHour },
  { writings: 'كغ كغم كجم كج كلغ kg Kg KG kgs', noun: 'kilogram' },
  { writings: 'غ غم جم g gr', noun: 'gram' },
  { writings: 'ملغ ملغم ملجم مجم mg', noun: 'milligram' },
  { writings: 'م.ك م.ك. م/ك', noun: 'spoon', adjective: 'كَبِير' },
  { writings: 'م.ص م.ص. م/ص', noun: 'spoon', adjective: 'صَغِير' },
  { writings: 'lb lbs', noun: 'pound' },
  { writings: 'oz', noun: 'ounce' },
  { writings: 'ل L l', noun: 'litre' },
  { writings: 'مل ملل ml mL ML', noun: 'millilitre' },
  { writings: '°م °C م° C°', noun: 'degree', adjective: 'مِئَوِيّ' },
  { writings: '°ف °F ف° F°', noun: 'degree', complement: 'فَهْرَنْهَايْت' },
  { writings: '° º', noun: 'degree' },
  { writings: 'KB kB', noun: 'kilobyte' },
  { writings: 'MB', noun: 'megabyte' },
  { writings: 'GB Gb', noun: 'gigabyte' },
  { writings: 'TB', noun: 'terabyte' },
  { writings: 'Mbps Mb/s mbps', noun: 'megabit', complement: perSecond },
  { writings: 'Gbps Gb/s gbps', noun: 'gigabit', complement: perSecond },
  { writings: 'MB/s', noun: 'megabyte', complement: perSecond },
  { writings: 'ج', noun: 'egyptianPound' },
  { writings: 'px', noun: 'pixel' },
  { writings: 'W', noun: 'watt' },
  { writings: 'kW KW', noun: 'kilowatt' },
  { writings: 'MW', noun: 'megawatt' },
  { writings: 'GW', noun: 'gigawatt' },
  { writings: 'kWh', noun: 'kilowatt', complement: 'سَاعَة' },
  { writings: 'mAh', noun: 'milliampere', complement: 'سَاعَة' },
  { writings: 'MP', noun: 'megapixel' },
  { writings: 'V', noun: 'volt' },
  { writings: 'A', noun: 'ampere' },
  { writings: 'Hz', noun: 'hertz' },
  { writings: 'kHz KHz', noun: 'kilohertz' },
  { writings: 'MHz', noun: 'megahertz' },
  { writings: 'GHz', noun: 'gigahertz' },
  { writings: 'dB', noun: 'decibel' },
  { writings: 'kcal cal', noun: 'calorie', adjective: 'حَرَارِيّ' },
  { writings: 'hp HP', noun: 'horsepower' },
  { writings: 'h hr hrs', noun: 'hour' },
  { writings: 'د min mins', noun: 'minute' },
  { writings: 'ث ثا s sec secs', noun: 'second' },
  { writings: 'Pa', noun: 'pascal' },
  { writings: 'kPa', noun: 'kilopascal' },
  { writings: 'MPa', noun: 'megapascal' },
  { writings: 'hPa', noun: 'hectopascal' },
  { writings: 'bar', noun: 'bar' },
  { writings: 'J', noun: 'joule' },
  { writings: 'kJ KJ', noun: 'kilojoule' },
  { writings: 'MJ', noun: 'megajoule' },
  { writings: 'N', noun: 'newton' },
  { writings: 'Nm N·m', noun: 'newton', complement: 'مِتْر' },
  { writings: 'Ω ohm', noun: 'ohm' },
  { writings: 'kV', noun: 'kilovolt' },
  { writings: 'mV', noun: 'millivolt' },
  { writings: 'mA', noun: 'milliampere' },
  { writings: 'mW', noun: 'milliwatt' },
  { writings: 'Wh', noun: 'watt', complement: 'سَاعَة' },
  { writings: 'MWh', noun: 'megawatt', complement: 'سَاعَة' },
  { writings: 'GWh', noun: 'gigawatt', complement: 'سَاعَة' },
  { writings: 'ha', noun: 'hectare' },
  { writings: 'mol', noun: 'mole' },
  { writings: 'mmol', noun: 'millimole' },
  { writings: 'µg μg mcg', noun: 'microgram' },
  { writings: 'dL dl دل ديسيلتر', noun: 'decilitre' },
  { writings: 'bpm', noun: 'beat', complement: perMinute },
  { writings: 'rpm', noun: 'turn', complement: perMinute },
  { writings: 'fps', noun: 'frame', complement: perSecond },
  { writings: 'mmHg', noun: 'millimetre', complement: 'زِئْبَق' },
  { writings: 'م/ث² م/ث2 m/s² m/s2', noun: 'metre', complement: `${perSecond} تَرْبِيعْ` },
];

/** Units of time in construct with the unit before the stroke, where people do not say لكل: 60 كم/س. */
export const perTime: Readonly<Partial<Record<NounName, string>>> = {
  hour: perHour,
  second: perSecond,
  minute: perMinute,
};

/** Units of time make durations. */
export const timeUnits: ReadonlySet<NounName> = new Set<NounName>(['hour', 'minute', 'second']);
