// Written by `npm run samples:dialects` from what the engine read and said.
import type { DialectReadings } from '../wheel-sentence.ts';

export const dialectReadings: DialectReadings = {
  "msa": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈqɑːla"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈdʒadːiː"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔalˈqɑhwatu"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈdʒaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "aˈsːaːʕataθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "θaːˈminata waˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male1": [
        48,
        318,
        1043,
        1723,
        2477,
        2907,
        3637
      ],
      "female1": [
        48,
        318,
        1043,
        1723,
        2477,
        2907,
        3637
      ]
    }
  },
  "egyptian": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈʔæːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈgædːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈʔæhwæ"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "gæˈhizæ"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "tæˈʕæːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːæːʕæs"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "sæˈminæ wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male2": [
        48,
        318,
        995,
        1555,
        2205,
        2655,
        3285
      ],
      "female2": [
        48,
        318,
        995,
        1555,
        2205,
        2655,
        3285
      ]
    }
  },
  "gulf": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈdʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈgahwa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈdʒaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmina wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male3": [
        48,
        348,
        1058,
        1648,
        2395,
        2845,
        3475
      ],
      "female3": [
        48,
        348,
        1058,
        1648,
        2395,
        2845,
        3475
      ]
    }
  },
  "levantine": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈʔæːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈʔahwe"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈʒæːhize"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːaːʕas"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈsæːmine wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male4": [
        48,
        318,
        1028,
        1588,
        2350,
        2790,
        3410
      ],
      "female4": [
        48,
        318,
        1028,
        1588,
        2350,
        2790,
        3410
      ]
    }
  },
  "maghrebi": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgæːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ˈlqɑhwa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ʒæːˈhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "təˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "ˈsːaːʕa"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "tːæːˈmina waˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male5": [
        48,
        328,
        1015,
        1455,
        2185,
        2595,
        3035
      ],
      "female5": [
        48,
        328,
        1015,
        1455,
        2185,
        2595,
        3035
      ]
    }
  },
  "saudi": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈdʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔalˈgahawa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈdʒaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "aˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmina waˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male6": [
        48,
        348,
        1061,
        1661,
        2410,
        2850,
        3460
      ],
      "female6": [
        48,
        358,
        1064,
        1664,
        2425,
        2865,
        3495
      ]
    }
  },
  "uae": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈjadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔəlˈgahawe"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈjaːhize"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "əˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmine wəˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male7": [
        48,
        348,
        1030,
        1640,
        2353,
        2783,
        3393
      ],
      "female7": [
        48,
        348,
        1030,
        1640,
        2353,
        2783,
        3393
      ]
    }
  },
  "qatar": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈjadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈgahwa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈjaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmina wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male8": [
        48,
        348,
        1036,
        1606,
        2342,
        2792,
        3412
      ],
      "female8": [
        48,
        348,
        1036,
        1606,
        2342,
        2792,
        3412
      ]
    }
  }
};
